export const schema = `
	CREATE TABLE IF NOT EXISTS agents (
		id serial PRIMARY KEY,
		name text NOT NULL,
		token text NOT NULL UNIQUE
	);
	CREATE TABLE IF NOT EXISTS chats (
		id serial PRIMARY KEY,
		token text NOT NULL,
		visitor_name text NOT NULL,
		age text,
		gender text,
		email text,
		status text NOT NULL DEFAULT 'waiting',
		agent_id integer REFERENCES agents (id),
		created_at timestamptz NOT NULL DEFAULT now()
	);
	CREATE INDEX IF NOT EXISTS chats_created_at_idx ON chats (created_at);
	CREATE INDEX IF NOT EXISTS chats_agent_id_idx ON chats (agent_id);
	CREATE TABLE IF NOT EXISTS messages (
		id serial PRIMARY KEY,
		chat_id integer NOT NULL REFERENCES chats (id),
		sender text NOT NULL,
		body text NOT NULL,
		client_id text,
		created_at timestamptz NOT NULL DEFAULT now()
	);
	CREATE INDEX IF NOT EXISTS messages_chat_id_idx ON messages (chat_id);
`;
