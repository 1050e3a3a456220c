/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.net.SocketTimeoutException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.result.Measurement;
import org.wiretune.tester.binding.Caller;
import org.wiretune.tester.http.CallFailure;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Payload;
import org.wiretune.tester.text.Problem;

/** A binding of the embedded server whose sender is in this process, through the caller that a loop has too. */
final class BindingTarget implements Target {

	private final BindingUnderTest binding;
	private final int sizeBytes;
	private final Caller.Factory callers;
	private final String payload;

	BindingTarget(BindingUnderTest binding, int sizeBytes, Caller.Factory callers) {
		this.binding = binding;
		this.sizeBytes = sizeBytes;
		this.callers = callers;
		payload = Payload.of(sizeBytes);
	}

	@Override
	public Session open(int number) throws CallFailure {
		try {
			return new BindingSession(callers.open(), number);
		} catch (Exception e) {
			throw failure(e);
		}
	}

	@Override
	public List<String> requests() {
		return List.of(binding.label());
	}

	@Override
	public List<Double> shares() {
		return List.of(100.0);
	}

	@Override
	public Map<String, String> parameters() {
		Map<String, String> parameters = new LinkedHashMap<>();
		parameters.put(Measurement.BINDING, binding.id());
		parameters.put(Measurement.SIZE, String.valueOf(sizeBytes));
		return parameters;
	}

	@Override
	public List<String> remarks() {
		return List.of(TEXTS.get("load.binding"));
	}

	@Override
	public boolean isEmbedded() {
		return true;
	}

	@Override
	public void close() {
		// Holds nothing.
	}

	private static CallFailure failure(Exception problem) {
		Throwable cause = problem;
		while (cause != null && !(cause instanceof SocketTimeoutException)) {
			cause = cause.getCause();
		}
		boolean late = cause != null || problem instanceof TimeoutException;
		return new CallFailure(late ? CallFailure.Kind.TIMEOUT : CallFailure.Kind.OTHER, Problem.sentence(problem));
	}

	private final class BindingSession implements Session {

		private final Caller caller;
		private final String id;
		private int sequence;

		BindingSession(Caller caller, int number) {
			this.caller = caller;
			this.id = "caller-" + number;
		}

		@Override
		public void call(int request) throws CallFailure {
			try {
				caller.call(new BusinessObject(id, sequence++, id, System.currentTimeMillis(), payload));
			} catch (Exception e) {
				throw failure(e);
			}
		}

		@Override
		public void abort() {
			// The library does not let itself be interrupted; its own timeout ends the call.
		}

		@Override
		public void close() {
			try {
				caller.close();
			} catch (Exception e) {
				System.getLogger(BindingTarget.class.getName()).log(System.Logger.Level.DEBUG, e.getMessage());
			}
		}
	}
}
