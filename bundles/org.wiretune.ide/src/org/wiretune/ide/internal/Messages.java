/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.internal;

import org.eclipse.osgi.util.NLS;

/** Texts of this bundle that users see. */
public final class Messages extends NLS {

	/** A plug-in adds something that is not taken; 0 its name, 1 why. */
	public static String RefusedContributions_refused;
	public static String KnownFindings_cannotWrite;
	public static String KnownFindings_cannotRead;
	public static String KnownFindings_tooLarge;
	/** Name of the analysis in the Progress view. */
	public static String WorkspaceAnalysis_analysing;
	/** 0 the file, 1 megabytes. */
	public static String ProjectRules_tooLarge;
	/** 0 the file, 1 why. */
	public static String ProjectRules_unreadable;
	/** Name of the job. */
	public static String ReadableProjects_counting;
	/** The markers are brought up to date. */
	public static String WorkspaceAnalysis_markers;
	/** Where a marker stands; 0 the line. */
	public static String FindingAttributes_line;
	/** No project is chosen. */
	public static String PerformanceTestSettings_noProject;
	/** The project is not there; 0 its name. */
	public static String PerformanceTestSettings_projectMissing;
	/** The project is closed; 0 its name. */
	public static String PerformanceTestSettings_projectClosed;
	/** The server is not there; 0 its path. */
	public static String PerformanceTestSettings_serverMissing;
	/** The heap is out of range; 0 what was typed, 1 the least. */
	public static String PerformanceTestSettings_heap;
	/** The binding is unknown; 0 the binding, 1 those there are. */
	public static String PerformanceTestSettings_binding;
	/** No object size is chosen. */
	public static String PerformanceTestSettings_noSize;
	/** A size is wrong; 0 the size, 1 the largest. */
	public static String PerformanceTestSettings_size;
	/** The loops are out of range; 0 what was typed, 1 the most. */
	public static String PerformanceTestSettings_loops;
	/** The warm-up is out of range; 0 what was typed, 1 the most. */
	public static String PerformanceTestSettings_warmup;
	/** The clients are out of range; 0 what was typed, 1 the most. */
	public static String PerformanceTestSettings_clients;
	/** The project has no module; 0 the project. */
	public static String RunPlan_noModule;
	/** The module has no binding that can be measured; 0 the module. */
	public static String RunPlan_noBinding;
	/** Where the settings come from; 0 server, 1 its folder. */
	/** No server was read. */
	public static String RunPlan_noServer;
	/** Where an override comes from. */
	public static String RunPlan_override;
	/** The server says nothing of its heap; 0 the heap taken, in MB. */
	/** Arguments that are not taken over; 0 the arguments, 1 where they stand. */
	/** A pool size was limited; 0 pool, 1 size, 2 place, 3 size taken. */
	/** An alias leads nowhere; 0 alias, 1 place, 2 pool taken. */
	/** A value is out of range; 0 name, 1 value, 2 place, 3 the least. */
	/** The tester is not installed. */
	public static String TesterFolder_missing;
	/** The run goes on, so it has no exit value. */
	public static String PerformanceTestProcess_running;
	/** The run takes no input. */
	public static String PerformanceTestProcess_noInput;
	/** A test is started; 0 its name. */
	public static String PerformanceTestDelegate_starting;
	/** The project is not on a local disk; 0 the project. */
	public static String PerformanceTestDelegate_notLocal;
	/** Name of a run in the Progress view; 0 the run. */
	public static String RunProgress_name;
	/** The server starts. */
	public static String RunProgress_starting;
	/** Warm-up; 0 binding, 1 size, 2 runs done, 3 runs. */
	public static String RunProgress_warmUp;
	/** Measurement; 0 binding, 1 size, 2 runs done, 3 runs. */
	public static String RunProgress_measuring;
	/** Projects that were left; 0 how many, 1 of how many, 2 names. */
	public static String EnableJob_notEnabled;
	/** Projects that were left; 0 how many, 1 of how many, 2 names. */
	public static String EnableJob_notDisabled;
	/** A run that a load is taken from; 0 name, 1 time. */
	public static String LoadSource_run;
	/** Gauges that a load is taken from; 0 the program, 1 time. */
	public static String LoadSource_gauges;
	/** What a run knows that measured no rate; 0 name. */
	public static String LoadSource_times;
	/** What a run knows that measured a rate; 0 name. */
	public static String LoadSource_measured;
	/** Name of the server in the gauges. */
	public static String LaunchedRun_server;
	/** Where the run is kept; 0 the file. */
	public static String LaunchedRun_file;
	/** The run file appears in the workspace. */
	public static String LaunchedRun_refresh;
	/** The user's own file of figures is wrong; 0 the reason. */
	public static String LaunchedRun_ownMetrics;
	/** Another analysis does not end. */
	public static String CurrentFindings_busy;
	/** The texts are compared with what is expected. */
	public static String FindingRefactoring_checking;
	/** The finding is no longer there; 0 rule, 1 file. */
	public static String FindingRefactoring_stale;
	/** Two fixes change the same place; 0 rule, 1 place. */
	public static String FindingRefactoring_overlap;
	/** There is nothing to change. */
	public static String FindingRefactoring_nothing;
	/** A file is no longer there; 0 the file. */
	public static String FindingRefactoring_gone;
	/** A file reads differently than expected; 0 the file. */
	public static String FindingRefactoring_other;
	/** A file changed between check and change. */
	public static String PreparedFix_changedMeanwhile;
	/** Argument: file. */
	public static String FindingRefactoring_readOnly;
	/** Arguments: how many were made, of how many. */
	public static String PreparedFix_someLeft;
	/** Arguments: sentence on the file that was not changed, sentence on why the other was not taken back. */
	public static String FixGroup_half;
	/** Arguments: file, reason without a full stop. */
	public static String WholeWorkspaceFile_notChanged;
	/** Reason, continues a sentence. */
	public static String WholeWorkspaceFile_changedMeanwhile;
	/** Reason, continues a sentence. Argument: encoding. */
	public static String SavedText_noRoom;
	/** The sample is copied. */
	public static String SampleSolution_creating;
	/** Projects of the sample's names exist; 0 their names. */
	public static String SampleSolution_exists;
	/** A file of the sample cannot be read; 0 the project. */
	public static String SampleSolution_unreadable;
	/** A project could not be removed again; 0 the project. */
	public static String SampleSolution_left;
	/** A file's bytes could not all be decoded; 0 the file. */
	public static String FindingRefactoring_encoding;
	/** A file that is to be made is there. */
	public static String NewFileChange_there;
	/** The folder of a file that is to be made is not there. */
	public static String NewFileChange_noFolder;
	/** A file that was made is not what it was. */
	public static String NewFileChange_changed;
	/** Name of the job. */
	public static String Wiring_pricing;
	/** Name of the step; 0 the rule. */
	public static String SuppressRefactoring_name;
	/** No reason was given. */
	public static String SuppressRefactoring_noReason;
	/** The reason would end the comment. */
	public static String SuppressRefactoring_comment;
	/** The difference cannot be shown yet. */
	public static String FixDescription_noDifference;
	/** A file has no place on a disk; 0 the file. */
	public static String WorkspaceFile_nowhere;
	/** Name of the job that reads for an editor. */
	public static String ModuleReading_reading;
	/** An editor's text is looked at. */
	public static String LiveFindings_reading;
	/** A place; 0 the file, 1 the line. */
	public static String FindingHover_place;
	/** Further places of a finding; 0 the places. */
	public static String FindingHover_places;
	/** Where a rule comes from; 0 the rule, 1 the document. */
	public static String FindingHover_source;

	/** The path of a workload file is none; 0 what was typed. */
	public static String PerformanceTestSettings_workloadPath;
	/** Which workload file is run; 0 its path. */
	public static String RunPlan_workload;
	/** A measurement goes on; 0 the measurement, 1 the phase, 2 seconds so far. */
	public static String RunProgress_phase;

	/** The number of rounds is wrong; 0 what was typed, 1 the most. */
	public static String TurnSettings_rounds;
	/** Name of the run that the others differ from. */
	public static String TurnSettings_asWritten;
	/** Two variants are the same. */
	public static String TurnSettings_twice;

	static {
		NLS.initializeMessages("org.wiretune.ide.internal.messages", Messages.class);
	}

	private Messages() {
	}
}
