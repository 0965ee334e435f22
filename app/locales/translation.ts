/** The shape of a namespace: English types the keys, every other language must have exactly these. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };
