/** Every table, as Drizzle wants it: one object. */
export * from './audit';
export * from './brand';
export * from './crash-report';
export * from './enquiry';
export * from './facility';
export * from './idempotency';
export * from './mail';
export * from './newsletter';
export * from './operator';
export * from './picture';
export * from './place';
export * from './property';
export * from './rate-window';
export * from './search';
export * from './stay';
