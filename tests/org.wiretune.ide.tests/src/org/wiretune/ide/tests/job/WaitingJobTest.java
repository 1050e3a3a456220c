/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.junit.jupiter.api.Test;
import org.wiretune.ide.job.WaitingJob;

class WaitingJobTest {

	private static final long LIMIT_SECONDS = 30;

	private final CountDownLatch begun = new CountDownLatch(1);
	private final CountDownLatch answer = new CountDownLatch(1);

	/** Waits for an answer that nobody but the test gives. */
	private final class Asking extends WaitingJob {

		Asking() {
			super("asking");
			setSystem(true);
		}

		@Override
		protected IStatus ask(IProgressMonitor monitor) throws InterruptedException {
			begun.countDown();
			return answer.await(2 * LIMIT_SECONDS, TimeUnit.SECONDS) ? Status.OK_STATUS : Status.error("nobody answered");
		}
	}

	private static IStatus end(Job job) throws InterruptedException {
		assertTrue(job.join(TimeUnit.SECONDS.toMillis(LIMIT_SECONDS), null), "the job ends");
		return job.getResult();
	}

	@Test
	void cancelGivesUpWhatDoesNotAnswer() throws InterruptedException {
		Job job = new Asking();
		job.schedule();
		assertTrue(begun.await(LIMIT_SECONDS, TimeUnit.SECONDS));
		assertFalse(job.cancel(), "it runs");
		assertEquals(IStatus.CANCEL, end(job).getSeverity());
	}

	@Test
	void anAnswerIsTheEnd() throws InterruptedException {
		Job job = new Asking();
		job.schedule();
		answer.countDown();
		assertEquals(IStatus.OK, end(job).getSeverity());
	}

	@Test
	void whatCameTooLateIsNotForTheNextJobOfTheThread() {
		class Answered extends WaitingJob {

			Answered() {
				super("answered");
			}

			@Override
			protected IStatus ask(IProgressMonitor monitor) {
				canceling();
				return Status.OK_STATUS;
			}

			IStatus here() {
				return run(new NullProgressMonitor());
			}
		}
		assertEquals(IStatus.OK, new Answered().here().getSeverity());
		assertFalse(Thread.currentThread().isInterrupted());
	}
}
