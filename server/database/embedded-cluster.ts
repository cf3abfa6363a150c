export type Cluster = { connectionString: string; stop: () => Promise<void> };

export async function startCluster(_options: { dataDir: string }): Promise<Cluster> {
  throw new Error('Set DATABASE_URL: the embedded cluster is being built.');
}
