/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import org.eclipse.osgi.util.NLS;

/** The texts of the binding map view. */
final class Messages extends NLS {

	public static String View_readingTitle;
	public static String View_layout;
	public static String View_failed;
	public static String View_refresh;
	public static String View_refreshTip;
	public static String View_zoomIn;
	public static String View_zoomInTip;
	public static String View_zoomOut;
	public static String View_zoomOutTip;
	public static String View_zoomActual;
	public static String View_fit;
	public static String View_fitTip;
	public static String View_table;
	public static String View_tableTip;
	public static String View_link;
	public static String View_linkTip;
	public static String View_export;
	public static String View_exportTip;
	public static String View_open;
	public static String View_copy;
	public static String View_goToFinding;
	/** Entry of a menu; 0 the finding. */
	public static String View_fixAndMeasure;
	/** Menu entry that proves a finding; 0 its message. */
	public static String View_prove;
	public static String Empty_noModule;
	public static String Empty_createTip;
	public static String Export_title;
	public static String Export_job;
	public static String Export_failed;
	public static String Export_filter;
	public static String Export_of;
	public static String MapCanvas_name;
	public static String MapCanvas_help;
	public static String Table_kind;
	public static String Table_from;
	public static String Table_to;
	public static String Table_binding;
	public static String Table_style;
	public static String Table_findings;
	public static String Table_measured;
	public static String Open_failed;

	public static String Bar_filter;
	public static String Find_label;
	public static String Find_message;
	public static String Find_next;
	public static String Find_previous;
	public static String Filter_menu;
	public static String Filter_allServers;
	public static String Filter_clear;
	public static String Edit_menu;
	public static String Edit_previewMenu;
	public static String Edit_number;
	public static String Edit_choice;
	public static String Edit_title;
	public static String Edit_message;
	public static String Edit_name;
	public static String Edit_impossible;
	public static String Properties_goToLine;
	public static String Properties_goToLineTip;
	public static String View_find;
	public static String View_findTip;
	public static String View_closeAll;
	public static String View_closeAllTip;
	public static String View_openAll;
	public static String View_openModule;
	public static String View_closeModule;
	public static String View_onlyModule;
	public static String View_onlyProject;
	public static String View_up;
	public static String Empty_filtered;
	public static String Wire_name;
	public static String Wire_removeName;
	public static String Wire_impossible;
	public static String Wire_from;
	public static String Wire_more;
	public static String Wire_preview;
	public static String Wire_to;
	public static String Wire_addImport;
	public static String Wire_addExport;
	public static String Wire_binding;
	public static String Wire_remove;
	public static String Wire_toTitle;
	public static String Wire_toMessage;
	public static String Wire_importTitle;
	public static String Wire_importMessage;
	public static String Wire_exportTitle;
	public static String Wire_exportMessage;
	public static String Wire_bindingTitle;
	public static String Wire_bindingMessage;
	public static String Wire_filter;
	public static String Wire_targets;
	public static String Wire_targetColumn;
	public static String Wire_whatColumn;
	public static String Wire_ways;
	public static String Wire_wayColumn;
	public static String Wire_byColumn;
	public static String Wire_priceColumn;
	public static String Wire_explanation;
	public static String Wire_searching;
	public static String Wire_asking;
	public static String Wire_draw;
	public static String Wire_withPreview;
	public static String Wire_noTarget;
	public static String Wire_nowhere;

	static {
		NLS.initializeMessages("org.wiretune.ui.map.messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
