import { startLocally } from './start-locally';

/** `npm run dev`: the site from its sources, with hot reload. */
startLocally({ isDevelopment: true });
