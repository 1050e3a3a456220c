/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.core.runtime.Platform;
import org.eclipse.osgi.util.NLS;
import org.wiretune.core.host.Contributors;
import org.wiretune.core.host.Refusal;
import org.wiretune.ide.internal.Messages;

/** Tells in the error log, once each, what plug-ins wanted to add and what was not taken. */
final class RefusedContributions {

	private static final Set<Refusal> TOLD = ConcurrentHashMap.newKeySet();

	private RefusedContributions() {
	}

	/** Tells what is new. Parts are looked at when they are first used, so this is asked after each analysis. */
	static void tell() {
		for (Refusal refusal : Contributors.refusals()) {
			if (TOLD.add(refusal)) {
				Platform.getLog(RefusedContributions.class).warn(NLS.bind(Messages.RefusedContributions_refused, refusal.contributor(), refusal.reason()));
			}
		}
	}
}
