// In place of `yoga-layout/load`: the same engine as plain JavaScript, which runs where nothing may be compiled at run time.

import asm from '../../../build/documents/yoga-asm.js';
import glue from '../../../build/documents/yoga-glue.js';
import wrapAssembly from '../../../node_modules/yoga-layout/dist/src/wrapAssembly.js';

let once;

export const loadYoga = () => {
	once ??= glue({
		instantiateWasm(imports, done) {
			const exports = asm(imports);
			done({ exports });
			return exports;
		},
	}).then(wrapAssembly);
	return once;
};

export * from '../../../node_modules/yoga-layout/dist/src/generated/YGEnums.js';
