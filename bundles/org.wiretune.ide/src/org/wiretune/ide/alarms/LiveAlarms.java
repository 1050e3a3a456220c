/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.alarms;

import static org.wiretune.analysis.alarm.AlarmTexts.TEXTS;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.wiretune.analysis.Lead;
import org.wiretune.analysis.alarm.AlarmFindings;
import org.wiretune.analysis.alarm.ChangedSinceStart;
import org.wiretune.ide.AnalysisListener;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.markers.AlarmMarkers.MarkedAlarm;
import org.wiretune.ide.markers.AlarmMarkers;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.reading.Reading;
import org.wiretune.perf.alarm.Alarm;

/**
 * The alarms of running servers as live findings of the workspace: a marker of a kind of its own at each setting that set
 * the limit. A marker stays when the alarm is over, because a file is mended after the load; it goes when a user resets the
 * alarm or when its setting gets another value. A server that has to be restarted for that value is told there instead, as
 * long as it runs. Alarms are not kept over an end of the IDE.
 * <p>
 * Safe for any thread; markers are written in a job.
 */
public final class LiveAlarms implements AnalysisListener {

	/** Family of the job that writes the markers. */
	public static final Object FAMILY = new Object();

	/** The most alarms that have markers; those raised first give way. */
	static final int MOST = 100;

	private static final LiveAlarms INSTANCE = new LiveAlarms();

	/** An alarm, with the values that its settings had, and the places where they have others since. */
	private static final class Live {
		private final Alarm alarm;
		private final String server;
		private final long pid;
		private final String project;
		private final Map<String, String> values = new HashMap<>();
		private final Set<String> changed = new HashSet<>();

		Live(Alarm alarm, String server, long pid, String project) {
			this.alarm = alarm;
			this.server = server;
			this.pid = pid;
			this.project = project;
		}
	}

	private final Map<String, Live> alarms = new LinkedHashMap<>();
	private final Job job = new WorkspaceJob(TEXTS.get("job")) {
		@Override
		public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
			AlarmMarkers.set(ResourcesPlugin.getWorkspace(), marked());
			return Status.OK_STATUS;
		}

		@Override
		public boolean belongsTo(Object family) {
			return family == FAMILY;
		}
	};

	private LiveAlarms() {
		job.setSystem(true);
		WorkspaceAnalysis.get().addListener(this);
	}

	/** {@return the alarms of this workspace} */
	public static LiveAlarms get() {
		return INSTANCE;
	}

	/**
	 * {@return what tells an alarm from others: id, source and instance}
	 *
	 * @param alarm an alarm
	 */
	public static String key(Alarm alarm) {
		return String.join("\n", alarm.id(), alarm.source(), alarm.instance());
	}

	/**
	 * Takes an alarm. Of an alarm that is raised again the newest counts.
	 *
	 * @param alarm the alarm
	 * @param server what a reader calls the server that raised it
	 * @param pid its process id
	 */
	public void raised(Alarm alarm, String server, long pid) {
		raised(alarm, server, pid, "");
	}

	/**
	 * Takes an alarm of a server whose files are known. Of an alarm that is raised again the newest counts.
	 *
	 * @param alarm the alarm
	 * @param server what a reader calls the server that raised it
	 * @param pid its process id; 0 for a server elsewhere
	 * @param project the project with the files of the server; empty where it may be any
	 */
	public void raised(Alarm alarm, String server, long pid, String project) {
		synchronized (alarms) {
			alarms.remove(key(alarm));
			alarms.put(key(alarm), new Live(alarm, server, pid, project));
			if (alarms.size() > MOST) {
				alarms.remove(alarms.keySet().iterator().next());
			}
		}
		if (!WorkspaceAnalysis.get().isReady()) {
			WorkspaceAnalysis.get().request();
		}
		job.schedule();
	}

	/**
	 * Forgets an alarm and its markers.
	 *
	 * @param alarm the alarm, or one that is about the same
	 */
	public void reset(Alarm alarm) {
		reset(key(alarm));
	}

	/**
	 * Forgets the alarm of a marker and all markers of it.
	 *
	 * @param key what {@link AlarmMarkers#alarm(IMarker)} tells
	 */
	public void reset(String key) {
		synchronized (alarms) {
			alarms.remove(key);
		}
		job.schedule();
	}

	/** Looks again, because a server was restarted or has ended. */
	public void serversChanged() {
		synchronized (alarms) {
			if (alarms.isEmpty()) {
				return;
			}
		}
		job.schedule();
	}

	/** Forgets all alarms. */
	public void resetAll() {
		synchronized (alarms) {
			alarms.clear();
		}
		job.schedule();
	}

	/**
	 * {@return the alarm of a key}
	 *
	 * @param key what {@link AlarmMarkers#alarm(IMarker)} tells
	 */
	public Optional<Alarm> alarm(String key) {
		synchronized (alarms) {
			return Optional.ofNullable(alarms.get(key)).map(live -> live.alarm);
		}
	}

	/**
	 * Where an alarm leads to now.
	 *
	 * @param alarm the alarm
	 * @return findings at the settings that may have set its limit; none before the first analysis
	 */
	public static List<Finding> findings(Alarm alarm) {
		return findings(alarm, "");
	}

	/**
	 * Where an alarm leads to now in the files of its server.
	 *
	 * @param alarm the alarm
	 * @param project the project with the files of the server; empty where it may be any
	 * @return findings at the settings that may have set its limit; none before the first analysis
	 */
	public static List<Finding> findings(Alarm alarm, String project) {
		Reading reading = WorkspaceAnalysis.get().reading();
		return reading == null ? List.of() : AlarmFindings.of(reading, alarm).stream().filter(finding -> isIn(project, finding)).toList();
	}

	/** Paths of the workspace begin with the name of their project. */
	private static boolean isIn(String project, Finding finding) {
		String path = finding.origin().path();
		return project.isEmpty() || (path.startsWith("/") ? path.substring(1) : path).startsWith(project + '/');
	}

	@Override
	public void analysed(LintResult result) {
		synchronized (alarms) {
			if (alarms.isEmpty()) {
				return;
			}
		}
		job.schedule();
	}

	private List<MarkedAlarm> marked() {
		Reading reading = WorkspaceAnalysis.get().reading();
		List<Live> all;
		synchronized (alarms) {
			all = List.copyOf(alarms.values());
		}
		List<MarkedAlarm> marked = new ArrayList<>();
		if (reading == null) {
			return marked;
		}
		for (Live live : all) {
			for (Lead lead : AlarmFindings.leads(reading, live.alarm)) {
				if (!isIn(live.project, lead.finding())) {
					continue;
				}
				synchronized (alarms) {
					String before = live.values.putIfAbsent(lead.place(), lead.value());
					if (before != null && !before.equals(lead.value())) {
						live.changed.add(lead.place());
					}
					if (live.changed.contains(lead.place())) {
						ChangedSinceStart.of(live.alarm, live.server, live.pid, lead)
								.ifPresent(finding -> marked.add(new MarkedAlarm(key(live.alarm), finding.message(), finding)));
						continue;
					}
				}
				marked.add(new MarkedAlarm(key(live.alarm), TEXTS.get("seen", live.server, lead.finding().message()), lead.finding()));
			}
		}
		return marked;
	}
}
