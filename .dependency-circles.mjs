import { options } from './.dependency-cruiser.mjs';

/** No circle of code. Types may refer to each other, so their imports are left out here: a circle of both would hide one of code. */
export default {
	forbidden: [{ name: 'no-circles', severity: 'error', from: {}, to: { circular: true } }],
	options: { ...options, tsPreCompilationDeps: false },
};
