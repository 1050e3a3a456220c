/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.Objects;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ObjectSize;

/**
 * What a call by a binding takes where there is room for one figure only.
 *
 * @param binding the binding
 * @param sizeBytes size of the object in bytes
 * @param time the mean time as far as it may be told
 */
public record BindingTime(BindingUnderTest binding, int sizeBytes, JudgedTime time) {

	/** Checks that nothing is missing. */
	public BindingTime {
		Objects.requireNonNull(binding, "binding");
		Objects.requireNonNull(time, "time");
	}

	/**
	 * {@return the time with its interval, the size and the starts it rests on, and that the newest start is left out where it
	 * is; or that it is not judged and why; without a full stop at the end, for a sentence around it}
	 */
	public String words() {
		if (!time.isUsable()) {
			return TEXTS.get("judged.timeNot", sizeLabel(), time.reason().replaceFirst("\\.$", ""));
		}
		return time.withLeftOut(
				TEXTS.get(time.starts() == 1 ? "judged.timeOfOneStart" : "judged.timeOfStarts", time.text(), sizeLabel(), time.starts()));
	}

	/** {@return the size for people, such as {@code 100 KB}} */
	public String sizeLabel() {
		return ObjectSize.label(sizeBytes);
	}
}
