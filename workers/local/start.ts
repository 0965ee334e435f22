import { startLocally } from './start-locally';

/** `npm start`: the product as it is deployed. */
startLocally({ isDevelopment: false });
