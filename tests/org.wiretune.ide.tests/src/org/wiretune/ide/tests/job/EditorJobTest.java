/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.junit.jupiter.api.Test;
import org.wiretune.ide.job.EditorJob;
import org.wiretune.ide.job.OneAtATime;

class EditorJobTest {

	private static final Object FAMILY = new Object();

	/** What a job does when it reads. */
	private interface Reading {

		void read(IProgressMonitor monitor) throws CoreException, InterruptedException;
	}

	private static final class Read extends EditorJob {

		private final Reading reading;

		Read(Reading reading) {
			super("read", FAMILY);
			this.reading = reading;
		}

		@Override
		protected void read(IProgressMonitor monitor) throws CoreException, InterruptedException {
			reading.read(monitor);
		}

		int severity() {
			return run(new NullProgressMonitor()).getSeverity();
		}
	}

	private static int severity(Reading reading) {
		return new Read(reading).severity();
	}

	@Test
	void saysHowItEnded() {
		assertEquals(IStatus.OK, severity(monitor -> {
			// All was read.
		}));
		assertEquals(IStatus.CANCEL, severity(monitor -> monitor.setCanceled(true)));
		assertEquals(IStatus.CANCEL, severity(monitor -> {
			throw new OperationCanceledException();
		}));
		assertEquals(IStatus.CANCEL, severity(monitor -> {
			throw new InterruptedException();
		}));
		assertEquals(IStatus.OK, severity(monitor -> {
			throw new CoreException(Status.error("another analysis runs"));
		}), "its end is told to whoever listens");
	}

	@Test
	void takesTurnsWithOthersOfItsKindAlone() {
		Read one = new Read(monitor -> {
			// Nothing is to be read.
		});
		Read other = new Read(monitor -> {
			// Nothing is to be read.
		});
		ISchedulingRule rule = one.getRule();
		assertSame(rule, other.getRule());
		assertTrue(rule.isConflicting(rule));
		assertFalse(rule.isConflicting(new OneAtATime()));
		assertTrue(one.belongsTo(FAMILY));
		assertFalse(one.belongsTo(new Object()));
		assertTrue(one.isSystem());
	}
}
