/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import org.eclipse.osgi.util.NLS;

/** Texts that users see. */
final class Messages extends NLS {

	/** Name of the tab. */
	public static String MainTab_name;
	/** Group of the module. */
	public static String MainTab_module;
	/** Label of the project. */
	public static String MainTab_project;
	/** Group of the server. */
	public static String MainTab_settings;
	/** Label of the server. */
	public static String MainTab_server;
	/** What the server field is for. */
	public static String MainTab_serverTip;
	/** Where settings come from that no server is named for; 0 the server. */
	public static String MainTab_taken;
	/** No server was read. */
	public static String MainTab_takenLab;
	/** Label of the heap. */
	public static String MainTab_heap;
	/** Shown while the field is empty. */
	public static String MainTab_heapHint;
	/** What the heap field is for. */
	public static String MainTab_heapTip;
	/** Name of a new configuration; 0 the project. */
	public static String MainTab_configurationName;
	/** Name of the tab. */
	public static String WorkloadTab_name;
	/** Group of the bindings. */
	public static String WorkloadTab_bindings;
	/** The bindings are those of the module. */
	public static String WorkloadTab_bindingsOfModule;
	/** The bindings are chosen here. */
	public static String WorkloadTab_chosenBindings;
	/** No binding is ticked. */
	public static String WorkloadTab_noBinding;
	/** Group of the sizes. */
	public static String WorkloadTab_sizes;
	/** Label of further sizes. */
	public static String WorkloadTab_otherSizes;
	/** How further sizes are written. */
	public static String WorkloadTab_otherSizesTip;
	/** Group of the numbers. */
	public static String WorkloadTab_runs;
	/** Label of the loops. */
	public static String WorkloadTab_loops;
	/** What the loops are. */
	public static String WorkloadTab_loopsTip;
	/** Label of the warm-up. */
	public static String WorkloadTab_warmup;
	/** What the warm-up is. */
	public static String WorkloadTab_warmupTip;
	/** Label of the callers. */
	public static String WorkloadTab_clients;
	/** What the callers are. */
	public static String WorkloadTab_clientsTip;
	/** The loop is described in the tab. */
	public static String WorkloadTab_loopHere;
	/** A file is run. */
	public static String WorkloadTab_fromFile;
	/** What the field of the file is for. */
	public static String WorkloadTab_fileTip;
	/** Shown while the field is empty. */
	public static String WorkloadTab_fileHint;
	/** Name of the field for screen readers. */
	public static String WorkloadTab_fileName;
	/** No file is given. */
	public static String WorkloadTab_noFile;
	/** Button. */
	public static String WorkloadTab_browse;
	/** Title of the choice of a file. */
	public static String WorkloadDialog_title;
	/** What to choose. */
	public static String WorkloadDialog_choose;
	/** There is no file to choose. */
	public static String WorkloadDialog_none;
	/** What a workload file says; 0 its kind, 1 its description. */
	public static String WorkloadSummary_text;

	/** Name of the tab. */
	public static String ServerTab_name;
	/** Group of the server. */
	public static String ServerTab_measured;
	/** Choice. */
	public static String ServerTab_embedded;
	/** Label of the choice. */
	public static String ServerTab_kind;
	/** Choice of the installation. */
	public static String ServerTab_fetched;
	/** Choice of the installation. */
	public static String ServerTab_installed;
	/** Name of the field for screen readers. */
	public static String ServerTab_folderName;
	/** Button. */
	public static String ServerTab_browse;
	/** Title of the choice of a folder. */
	public static String ServerTab_folderTitle;
	/** What to choose. */
	public static String ServerTab_folderChoose;
	/** Button. */
	public static String ServerTab_install;
	/** Told of a server. */
	public static String ServerTab_isHere;
	/** Told of a server; 0 its size. */
	public static String ServerTab_isAbsent;
	/** Told of a server. */
	public static String ServerTab_looking;
	/** Check box. */
	public static String ServerTab_kept;
	/** Tooltip. */
	public static String ServerTab_keptTip;
	/** Group. */
	public static String ServerTab_application;
	/** Label. */
	public static String ServerTab_archive;
	/** Shown while the field is empty. */
	public static String ServerTab_archiveHint;
	/** Tooltip. */
	public static String ServerTab_archiveTip;
	/** Button. */
	public static String ServerTab_workspace;
	/** Button. */
	public static String ServerTab_file;
	/** Title of the choice of an archive. */
	public static String ServerTab_archiveTitle;
	/** What to choose. */
	public static String ServerTab_archiveChoose;
	/** Shown where there is none. */
	public static String ServerTab_archiveNone;
	/** Group. */
	public static String ServerTab_settings;
	/** Shown while a field is empty. */
	public static String ServerTab_asFiles;
	/** Shown while a field is empty. */
	public static String ServerTab_any;
	/** Label. */
	public static String ServerTab_preview;
	/** Name of the text for screen readers. */
	public static String ServerTab_previewName;

	/** Name of the job; 0 the configuration. */
	public static String RunAgain_launching;
	/** Name of the tab. */
	public static String ApplicationTab_name;
	/** Name of a new configuration; 0 the project. */
	public static String ApplicationTab_configurationName;
	/** Group of the application. */
	public static String ApplicationTab_application;
	/** Label of the project. */
	public static String ApplicationTab_project;
	/** Label of the jar. */
	public static String ApplicationTab_jar;
	/** Shown while the field of the jar is empty. */
	public static String ApplicationTab_jarHint;
	/** What the field of the jar is for. */
	public static String ApplicationTab_jarTip;
	/** Button beside the jar. */
	public static String ApplicationTab_browseJar;
	/** Title of the choice of a jar. */
	public static String ApplicationTab_jarTitle;
	/** What is chosen. */
	public static String ApplicationTab_jarChoose;
	/** There is no jar. */
	public static String ApplicationTab_jarNone;
	/** Label of the arguments. */
	public static String ApplicationTab_jvmArguments;
	/** What the arguments are. */
	public static String ApplicationTab_jvmArgumentsTip;
	/** Group of the load. */
	public static String ApplicationTab_load;
	/** Label of the workload. */
	public static String ApplicationTab_workload;
	/** Shown while the field of the workload is empty. */
	public static String ApplicationTab_workloadHint;
	/** What the workload is for. */
	public static String ApplicationTab_workloadTip;
	/** Button beside the workload. */
	public static String ApplicationTab_browseWorkload;
	/** What becomes of the application. */
	public static String ApplicationTab_explanation;
	/** Title of the choice among several configurations. */
	public static String ConfigurationChoice_title;
	/** What is chosen. */
	public static String ConfigurationChoice_choose;

	/** Title of the message. */
	public static String RunAgainHandler_title;
	/** Nothing was launched, and nothing is chosen. */
	public static String RunAgainHandler_none;

	/** Name of the tab. */
	public static String TurnTab_name;
	/** What it is for. */
	public static String TurnTab_about;
	/** Label. */
	public static String TurnTab_variants;
	/** Name for screen readers. */
	public static String TurnTab_variantsName;
	/** Label. */
	public static String TurnTab_rounds;
	/** Tooltip. */
	public static String TurnTab_roundsTip;
	/** How a line is written. */
	public static String TurnTab_keys;
	/** Tooltip; 0 the words of servers. */
	public static String TurnTab_variantsTip;

	static {
		NLS.initializeMessages("org.wiretune.ui.launch.messages", Messages.class); //$NON-NLS-1$
	}

	private Messages() {
	}
}
