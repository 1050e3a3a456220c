/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

/** What a specialist who read the file says of a finding. */
enum Verdict {

	/** Would act, or agrees that it is worth saying here. */
	RIGHT,
	/** True, but of little use here, or only for who knows the load. */
	DEBATABLE,
	/** False, not applicable, harmless, or in a template, test or example that nothing starts. */
	WRONG
}
