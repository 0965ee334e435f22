export type { GuideFacts } from '#db/schema/guide';
