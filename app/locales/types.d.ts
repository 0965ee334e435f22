import 'i18next';
import type common from './en/common';

declare module 'i18next' {
	interface CustomTypeOptions {
		defaultNS: 'common';
		resources: {
			common: typeof common;
		};
		returnNull: false;
	}
}
