/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import org.eclipse.osgi.util.NLS;

/** The texts of the findings view. */
final class ViewMessages extends NLS {

	public static String View_take;
	public static String View_takeTip;
	public static String View_takeTitle;
	public static String View_takeQuestion;
	public static String View_taking;
	public static String View_forget;
	public static String View_forgetTip;
	public static String View_forgetTitle;
	public static String View_forgetQuestion;
	public static String View_forgetting;
	public static String View_finding;
	public static String View_place;
	public static String View_cost;
	/** The same where there is room for a time alone. */
	public static String View_costBrief;
	/** Title of the column with proofs. */
	public static String View_proof;
	/** Name of the text below the list. */
	public static String View_details;
	public static String View_filter;
	public static String View_group;
	public static String View_suppressedLine;
	public static String View_placeLine;
	public static String View_count;
	public static String View_countOne;
	public static String View_countHidden;
	public static String View_open;
	/** Link; 0 the rule. */
	public static String View_page;
	/** Link. */
	public static String View_comparison;
	/** The place; 0 a link. */
	public static String View_here;
	/** A further place; 0 a link. */
	public static String View_alsoHere;
	/** A fix; 0 a link. */
	public static String View_fixLink;
	/** Link. */
	public static String View_proveLink;
	/** Link to the gauge of a finding. */
	public static String View_showGaugeLink;
	/** Link. */
	public static String View_suppressLink;
	/** Menu. */
	public static String View_only;
	/** Entry; 0 the project. */
	public static String View_onlyProject;
	/** Entry; 0 the rule. */
	public static String View_onlyRule;
	/** Entry. */
	public static String View_onlyWarnings;
	/** Entry. */
	public static String View_onlyMeasured;
	/** Submenu with the further places of a finding. */
	public static String View_related;
	/** Entry of that submenu; 0 the path, 1 the line. */
	public static String View_relatedPlace;
	public static String View_copy;
	public static String View_help;
	public static String View_quickFix;
	/** Entry that proves a finding. */
	public static String View_prove;
	/** Entry that shows the gauge of a finding. */
	public static String View_showGauge;
	/** Entry that opens the report of proofs. */
	public static String View_report;
	public static String View_fixAll;
	public static String View_effect;
	public static String View_fixAllName;
	public static String View_inFile;
	public static String View_inProject;
	public static String View_inWorkspace;
	public static String View_scope;
	public static String View_infos;
	public static String View_infosTip;
	public static String View_suppressed;
	public static String View_suppressedTip;
	public static String View_collapse;
	public static String View_collapseTip;
	public static String View_groupBy;
	public static String View_bySubject;
	public static String View_byProject;
	public static String View_byRule;
	public static String View_byCost;
	public static String View_listing;
	public static String View_cannotOpen;

	/** Number of lines where fixed ones are hidden; 0 the number as ever, 1 how many. */
	public static String View_fixedHidden;
	/** One is found no more; 0 its headline and place. */
	public static String View_goneOne;
	/** Some are found no more; 0 how many, 1 the first of them. */
	public static String View_goneMany;

	static {
		NLS.initializeMessages("org.wiretune.ui.findings.view", ViewMessages.class); //$NON-NLS-1$
	}

	private ViewMessages() {
	}
}
