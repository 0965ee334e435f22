import { startLocally } from './start-locally';

/** `npm start`: the product as it is deployed. */
await startLocally({ isDevelopment: false });
