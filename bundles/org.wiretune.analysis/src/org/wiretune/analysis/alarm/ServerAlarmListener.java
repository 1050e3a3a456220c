/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.alarm;

import java.util.List;

import org.wiretune.lint.finding.Finding;
import org.wiretune.servers.alarms.AlarmChange;

/** Hears of alarms that the log of a server raised or ended. Called on the thread that reads the server; must be quick. */
@FunctionalInterface
public interface ServerAlarmListener {

	/**
	 * An alarm was raised or is over.
	 *
	 * @param server name of the server
	 * @param pid its process id, 0 where it is not known yet
	 * @param change what happened
	 * @param findings where the files set the limit, with a fix each; empty where no file that was read does, and for an
	 *        alarm that is over
	 */
	void changed(String server, long pid, AlarmChange change, List<Finding> findings);
}
