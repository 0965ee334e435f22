/** What stands in the place of a name once a client was erased (PRIVACY-10). */
export const ERASED = '–';
