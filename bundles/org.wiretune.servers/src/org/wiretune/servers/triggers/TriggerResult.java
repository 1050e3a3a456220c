/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.triggers;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

import org.wiretune.perf.alarm.Alarm;

/**
 * What came of an action at an alarm.
 *
 * @param alarm
 *            the alarm
 * @param action
 *            what was to be done
 * @param time
 *            when, milliseconds since 1970
 * @param sentence
 *            what was done, or why it was not
 * @param file
 *            what was written on this machine, or will have been when the sentence says; empty for none
 */
public record TriggerResult(Alarm alarm, TriggeredAction action, long time, String sentence, Optional<Path> file) {

	/** Checks the values. */
	public TriggerResult {
		Objects.requireNonNull(alarm);
		Objects.requireNonNull(action);
		Objects.requireNonNull(sentence);
		Objects.requireNonNull(file);
	}
}
