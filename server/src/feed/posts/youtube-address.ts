export const youtubeAddress = (id: string): string => `https://www.youtube.com/watch?v=${id}`;
