import { ClientFooter } from './client-frame';
import { useClientData } from './client-loaded';

export default function LoadedClientFooter() {
	const { view } = useClientData();
	return view && <ClientFooter view={view} />;
}
