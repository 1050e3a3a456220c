/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.measure;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.time.Instant;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.tester.text.Problem;

/** Failed calls of a cell: the first is told, and after too many in a row the cell is given up. Thread-safe. */
final class CellFailures {

	/** After so many calls in a row without a reply in time the cell is given up. */
	private static final int TIMEOUTS_IN_A_ROW = 2;
	/** After so many failed calls in a row the cell is given up. */
	private static final int ERRORS_IN_A_ROW = 10;

	private final CellOrder order;
	private final Consumer<RunEvent> events;
	private final AtomicReference<String> givenUp = new AtomicReference<>("");
	private final AtomicInteger errorsInARow = new AtomicInteger();
	private final AtomicInteger timeoutsInARow = new AtomicInteger();
	private final AtomicReference<String> firstError = new AtomicReference<>();

	CellFailures(CellOrder order, Consumer<RunEvent> events) {
		this.order = order;
		this.events = events;
	}

	/** Counts a failed call and returns the sentence that says why it failed. */
	String failed(Exception problem) {
		String sentence = problem instanceof TimeoutException ? TEXTS.get("cell.noReply", order.callTimeoutSeconds())
				: Problem.sentence(problem);
		if (firstError.compareAndSet(null, sentence)) {
			events.accept(new RunEvent.Failure(Instant.now(), TEXTS.get("cell.firstError", order.binding().label(),
					sentence)));
		}
		int timeouts = problem instanceof TimeoutException ? timeoutsInARow.incrementAndGet() : 0;
		if (errorsInARow.incrementAndGet() >= ERRORS_IN_A_ROW || timeouts >= TIMEOUTS_IN_A_ROW) {
			giveUp(TEXTS.get("cell.givenUp", order.binding().label(), errorsInARow.get(), sentence));
		}
		return sentence;
	}

	void answered() {
		errorsInARow.set(0);
		timeoutsInARow.set(0);
	}

	void giveUp(String problem) {
		givenUp.compareAndSet("", problem);
	}

	/** Why the cell was given up, empty when it was not. */
	String givenUp() {
		return givenUp.get();
	}
}
