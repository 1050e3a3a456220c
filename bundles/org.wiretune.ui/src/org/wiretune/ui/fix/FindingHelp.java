/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.fix;

import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.IMarkerHelpContextProvider;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.lint.registry.RuleRegistry;

/** F1 on a finding opens the page of its rule. */
public final class FindingHelp implements IMarkerHelpContextProvider {

	/** The help bundle names the context of a rule so, followed by the rule's id with underscores, two for a dot. */
	private static final String RULE_CONTEXT = "org.wiretune.help.rule_"; //$NON-NLS-1$

	/** Rules that rules files state have one page. */
	private static final String OWN_RULES_HELP = "org.wiretune.ui.ownRules"; //$NON-NLS-1$

	@Override
	public String getHelpContextForMarker(IMarker marker) {
		return context(FindingMarkers.ruleId(marker));
	}

	/**
	 * {@return the help context of a rule's page}
	 *
	 * @param ruleId the rule
	 */
	public static String context(String ruleId) {
		return ruleId.indexOf('.') < 0 || RuleRegistry.standard().rule(ruleId).isPresent() ? RULE_CONTEXT + ruleId.replace('-', '_').replace(".", "__") : OWN_RULES_HELP; //$NON-NLS-1$ //$NON-NLS-2$
	}

	@Override
	public boolean hasHelpContextForMarker(IMarker marker) {
		return FindingMarkers.isFinding(marker);
	}
}
