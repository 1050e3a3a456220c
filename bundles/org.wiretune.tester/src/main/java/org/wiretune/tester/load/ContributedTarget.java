/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wiretune.core.CallWorkload;
import org.wiretune.perf.workload.Workload;
import org.wiretune.tester.http.CallFailure;
import org.wiretune.tester.text.Problem;

/** What a contributed kind of workload calls. */
final class ContributedTarget implements Target {

	private final CallWorkload calls;
	private final Map<String, String> values = new LinkedHashMap<>();

	ContributedTarget(CallWorkload calls, Workload workload) {
		this.calls = calls;
		calls.parameters().forEach(parameter -> values.put(parameter.name(), workload.text(workload.kind().key(parameter.name()).orElseThrow())));
	}

	@Override
	public Session open(int number) throws CallFailure {
		try {
			return new UserSession(calls.begin(number, Map.copyOf(values)));
		} catch (Exception | LinkageError failure) {
			throw failure(failure);
		}
	}

	@Override
	public List<String> requests() {
		return List.of(calls.label());
	}

	@Override
	public List<Double> shares() {
		return List.of(100.0);
	}

	@Override
	public Map<String, String> parameters() {
		return Map.copyOf(values);
	}

	@Override
	public List<String> remarks() {
		return List.of(TEXTS.get("load.contributed", calls.id()));
	}

	@Override
	public boolean isEmbedded() {
		return false;
	}

	@Override
	public void close() {
		// Users hold what there is to hold.
	}

	private static CallFailure failure(Throwable failure) {
		return new CallFailure(CallFailure.Kind.OTHER, Problem.sentence(failure));
	}

	private record UserSession(CallWorkload.User user) implements Session {

		@Override
		public void call(int request) throws CallFailure {
			try {
				user.call();
			} catch (Exception | LinkageError | AssertionError failure) {
				throw failure(failure);
			}
		}

		@Override
		public void abort() {
			// What a call waits for, only its contributor knows; the end of the process ends it.
		}

		@Override
		public void close() {
			try {
				user.close();
			} catch (Exception failure) {
				System.getLogger(ContributedTarget.class.getName()).log(System.Logger.Level.DEBUG, failure.getMessage());
			}
		}
	}
}
