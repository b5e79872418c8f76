import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";

interface Kept {
  readonly payload: AdapterPayload;
  readonly endsAt: number;
}

/** The provider's sessions, codes and tokens, in memory and with an end. */
export function createVolatileAdapter(now: () => number): AdapterFactory {
  const kept = new Map<string, Kept>();

  const read = (key: string): AdapterPayload | undefined => {
    const found = kept.get(key);
    if (found === undefined || found.endsAt > now()) return found?.payload;
    kept.delete(key);
    return undefined;
  };

  return (model): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`;
    const findWhere = (fits: (payload: AdapterPayload) => boolean): AdapterPayload | undefined =>
      [...kept.keys()]
        .filter((key) => key.startsWith(`${model}:`))
        .map(read)
        .find((payload) => payload !== undefined && fits(payload));
    return {
      upsert: (...[id, payload, expiresIn]: Parameters<Adapter["upsert"]>) => {
        const endsAt = expiresIn === undefined ? Number.POSITIVE_INFINITY : now() + expiresIn * 1_000;
        kept.set(keyOf(id), { payload, endsAt });
        return Promise.resolve();
      },
      find: (id) => Promise.resolve(read(keyOf(id))),
      findByUid: (uid) => Promise.resolve(findWhere((payload) => payload.uid === uid)),
      findByUserCode: (userCode) => Promise.resolve(findWhere((payload) => payload.userCode === userCode)),
      consume: (id) => {
        const found = kept.get(keyOf(id));
        if (found !== undefined) {
          const consumed = Math.floor(now() / 1_000);
          kept.set(keyOf(id), { ...found, payload: { ...found.payload, consumed } });
        }
        return Promise.resolve();
      },
      destroy: (id) => {
        kept.delete(keyOf(id));
        return Promise.resolve();
      },
      revokeByGrantId: (grantId) => {
        for (const [key, { payload }] of kept) {
          if (key.startsWith(`${model}:`) && payload.grantId === grantId) kept.delete(key);
        }
        return Promise.resolve();
      },
    };
  };
}
