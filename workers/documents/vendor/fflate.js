// In place of `fflate`, whose asynchronous half starts a Web Worker, which workers have not.
import { deflateSync, inflateSync } from 'node:zlib';

export const zlibSync = (bytes) => new Uint8Array(deflateSync(bytes));
export const unzlibSync = (bytes) => new Uint8Array(inflateSync(bytes));
export const unzlib = (bytes, done) => {
	try {
		done(null, unzlibSync(bytes));
	} catch (error) {
		done(error, null);
	}
};
