import { answerApiCall } from './answer-api-call.server';

/** Every call of the API below the paths of `app/routes/api-paths.ts`. */
export const loader = answerApiCall;

export const action = answerApiCall;
