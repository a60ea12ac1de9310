/** Words that stand in anybody's sentences, without accents and apostrophes; French ones also without what is elided before them. */
const english = `
a about after again all alone also always am an and any anymore anyone anything are as ask at away back be because been
being but by call came can cannot cant come could couldnt day did didnt do does doesnt doing done dont down even ever
every everyone everything feel feeling feels felt few for from get give go going gone good got had has hasnt have havent
having he hello help helped her here hers hi him his hope how i id if ill im in into is isnt it its ive just keep kind
know last let life like little long look lot made make many may maybe me mean more much must my myself need never nice
night no not nothing now of off ok okay on once one only or other our out over own people please really right said same
say see she should so some someone something sometimes soon sorry still such sure take talk talked talking tell than
thank thanks that thats the their them then there these they theyre thing things think this those thought through time
to today told tomorrow too try trying two under until up us use very want wanted was wasnt way we week well went were
werent what whats when where which while who why will wish with without wont work would wouldnt year yes yesterday yet
you your youre yours`;

const french = `
a ai aide aider aimerais ainsi ait aller alors appel apres as assez au aucun aujourdhui aussi autre autres aux avaient
avais avait avant avec avez avoir avons beaucoup besoin bien bon bonjour bonne ca car ce cela celle celui ces cet
cette ceux chaque chez chose choses comme comment contre crois abord accord dans de deja demain depuis dernier
des desole deux devant dire dis dit dois doit donc dont du elle elles elles en encore ensuite entre envie es est et
etaient etais etait ete etes etre eu eux faire fais fait faut fois font hier ici il ils jamais je
jour jours juste la le lequel les leur leurs lui ma mais mal me meme merci mes mieux moi moins mois mon monde
monsieur ne ni non nos notre nous nuit on ont ou oui par parce parfois parle parler part pas pense penser peu
peut peux plait plus plusieurs pour pourquoi pouvez pouvoir prendre pres pris puis quand que quel quelle quelque quelquun qui quoi rien sa sais salut sans savoir se sens ses seul seule si soir sois soit son sont souvent suis sur ta tant te
tellement temps tes toi ton toujours tous tout toute toutes travail tres trop tu un une va vais vers veut veux vie voir
vos votre voudrais vous vrai vraiment y`;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** One for each language: the `car` of one is the other's `because`. */
export const commonWords: readonly ReadonlySet<string>[] = [setOf(english), setOf(french)];
