/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.core.runtime.PlatformObject;
import org.eclipse.core.runtime.Status;
import org.eclipse.debug.core.DebugEvent;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.model.IProcess;
import org.eclipse.debug.core.model.IStreamMonitor;
import org.eclipse.debug.core.model.IStreamsProxy;
import org.wiretune.ide.internal.Messages;
import org.wiretune.perf.result.RunExit;
import org.wiretune.perf.result.RunState;

/**
 * A performance run as the debug platform sees it: the console shows its lines, the stop button ends it. Two processes
 * stand behind it, the server and the load driver; both end with the run.
 */
final class PerformanceTestProcess extends PlatformObject implements IProcess {

	/** Type of the process, for console colours and line trackers. */
	static final String PROCESS_TYPE = "org.wiretune.ide.performanceTest";

	private final ILaunch launch;
	private final String label;
	private final Map<String, String> attributes = new ConcurrentHashMap<>();
	private final ConsoleLines output = new ConsoleLines();
	private final ConsoleLines error = new ConsoleLines();
	private final IStreamsProxy streams = new Streams();
	private volatile Runnable stop = () -> { };
	private volatile boolean stopWanted;
	private volatile boolean allUsable;
	private volatile RunState ended;

	/**
	 * Makes the process and adds it to its launch.
	 *
	 * @param launch the launch
	 * @param label name shown to the user
	 */
	PerformanceTestProcess(ILaunch launch, String label) {
		this.launch = launch;
		this.label = label;
		setAttribute(IProcess.ATTR_PROCESS_TYPE, PROCESS_TYPE);
		launch.addProcess(this);
		fire(DebugEvent.CREATE);
	}

	/**
	 * Says how the run is stopped. The launch shows the process from its first moment on; who has asked for its end before
	 * now is heard now.
	 *
	 * @param stopRun stops the run and returns at once; called again it does nothing
	 */
	void stopsBy(Runnable stopRun) {
		stop = stopRun;
		if (stopWanted) {
			stopRun.run();
		}
	}

	/**
	 * Writes a line to the console.
	 *
	 * @param line the line
	 */
	void say(String line) {
		output.write(line);
	}

	/**
	 * Writes a line that tells of a failure to the console.
	 *
	 * @param line the line
	 */
	void complain(String line) {
		error.write(line);
	}

	/**
	 * Says that the run is over.
	 *
	 * @param state how it ended
	 * @param usable whether all of its figures may be used
	 */
	void end(RunState state, boolean usable) {
		allUsable = usable;
		ended = state;
		fire(DebugEvent.TERMINATE);
	}

	@Override
	public String getLabel() {
		return label;
	}

	@Override
	public ILaunch getLaunch() {
		return launch;
	}

	@Override
	public IStreamsProxy getStreamsProxy() {
		return streams;
	}

	@Override
	public void setAttribute(String key, String value) {
		attributes.put(key, value);
	}

	@Override
	public String getAttribute(String key) {
		return attributes.get(key);
	}

	/** As that of {@code wiretune run}: 0, or 2 where figures of a run that came to its end must not be used, or 1. */
	@Override
	public int getExitValue() throws DebugException {
		RunState state = ended;
		if (state == null) {
			throw new DebugException(Status.error(Messages.PerformanceTestProcess_running));
		}
		return state != RunState.COMPLETED ? RunExit.FAILED : allUsable ? RunExit.OK : RunExit.COULD_NOT_RUN;
	}

	@Override
	public boolean canTerminate() {
		return ended == null;
	}

	@Override
	public boolean isTerminated() {
		return ended != null;
	}

	/** Asks the run to stop and returns. The process counts as ended when both of its processes have. */
	@Override
	public void terminate() {
		if (ended == null) {
			stopWanted = true;
			stop.run();
		}
	}

	@Override
	public <T> T getAdapter(Class<T> adapter) {
		if (adapter == ILaunch.class) {
			return adapter.cast(launch);
		}
		if (adapter == ILaunchConfiguration.class) {
			return adapter.cast(launch.getLaunchConfiguration());
		}
		if (adapter == IProcess.class) {
			return adapter.cast(this);
		}
		return super.getAdapter(adapter);
	}

	private void fire(int kind) {
		DebugPlugin debug = DebugPlugin.getDefault();
		if (debug != null) {
			debug.fireDebugEventSet(new DebugEvent[] { new DebugEvent(this, kind) });
		}
	}

	private final class Streams implements IStreamsProxy {

		@Override
		public IStreamMonitor getErrorStreamMonitor() {
			return error;
		}

		@Override
		public IStreamMonitor getOutputStreamMonitor() {
			return output;
		}

		/** The run reads nothing. */
		@Override
		public void write(String input) {
			say(Messages.PerformanceTestProcess_noInput);
		}
	}
}
