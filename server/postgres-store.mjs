/** Rooms in Postgres, for several servers at once. */
import pg from 'pg';

const table = `
  CREATE TABLE IF NOT EXISTS groundwork_rooms (
    id text PRIMARY KEY,
    record jsonb NOT NULL,
    content bytea,
    touched_at timestamptz NOT NULL DEFAULT now()
  )`;

/** `merge` makes one content of two: servers that save at once take nothing from each other. */
export async function openPostgresStore(url, merge) {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // A connection that breaks while idle is replaced with the next question.
  pool.on('error', () => {});
  const within = async (run) => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const result = await run(client);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  };

  // Several servers may start at once.
  await within(async (client) => {
    await client.query('SELECT pg_advisory_xact_lock(7305)');
    await client.query(table);
  });

  return {
    async read(room) {
      const { rows } = await pool.query('SELECT record FROM groundwork_rooms WHERE id = $1', [room]);
      return rows[0]?.record;
    },
    async create(room, record) {
      const { rowCount } = await pool.query('INSERT INTO groundwork_rooms (id, record) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING', [
        room,
        record,
      ]);
      return rowCount === 1;
    },
    async load(room) {
      const { rows } = await pool.query('SELECT content FROM groundwork_rooms WHERE id = $1', [room]);
      return rows[0]?.content ?? undefined;
    },
    save: (room, content) =>
      within(async (client) => {
        const { rows } = await client.query('SELECT record, content FROM groundwork_rooms WHERE id = $1 FOR UPDATE', [room]);
        if (!rows[0] || rows[0].record.closedAt) return;
        const whole = rows[0].content ? merge(rows[0].content, content) : content;
        await client.query('UPDATE groundwork_rooms SET content = $2, touched_at = now() WHERE id = $1', [room, Buffer.from(whole)]);
      }),
    touch: (room) => pool.query('UPDATE groundwork_rooms SET touched_at = now() WHERE id = $1', [room]),
    close: (room, record) =>
      pool.query('UPDATE groundwork_rooms SET record = $2, content = NULL, touched_at = now() WHERE id = $1', [room, record]),
    async sweep(before) {
      const { rowCount } = await pool.query('DELETE FROM groundwork_rooms WHERE touched_at < $1', [new Date(before)]);
      return rowCount ?? 0;
    },
    end: () => pool.end(),
  };
}
