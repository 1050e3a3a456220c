/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.Supplier;

import javax.management.JMException;
import javax.management.MBeanServerConnection;

import org.wiretune.safety.thread.DaemonThread;
import org.wiretune.servers.metrics.ConnectionFailedException;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.LocalJvmAccess;
import org.wiretune.servers.metrics.ManagementLink;

/** Asks a server by JMX, and does not wait long: one that stands still now would keep its run from being told so. */
final class ManagementQuestion {

	private ManagementQuestion() {
	}

	/** What is asked. @param <T> the answer */
	interface Question<T> {

		/** {@return the answer} @param beans the MBeans of the server */
		T ask(MBeanServerConnection beans) throws IOException, JMException, InterruptedException;
	}

	/**
	 * Asks a server.
	 *
	 * @param <T> the answer
	 * @param pid its process id
	 * @param server its name
	 * @param seconds how long is waited for the answer
	 * @param question what is asked
	 * @param failed makes an answer of the reason why it could not be asked
	 * @param late makes an answer where there is none in time
	 * @return the answer
	 * @throws InterruptedException when the thread is interrupted
	 */
	static <T> T ask(long pid, String server, long seconds, Question<T> question, Function<String, T> failed, Supplier<T> late) throws InterruptedException {
		CompletableFuture<T> answer = new CompletableFuture<>();
		DaemonThread.start("WireTune question", () -> {
			try {
				answer.complete(asked(pid, server, question));
			} catch (ConnectionFailedException | IOException | JMException | RuntimeException e) {
				answer.completeExceptionally(e);
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
				answer.completeExceptionally(e);
			}
		});
		try {
			return answer.get(seconds, TimeUnit.SECONDS);
		} catch (ExecutionException e) {
			return failed.apply(String.valueOf(e.getCause().getMessage()));
		} catch (TimeoutException e) {
			return late.get();
		}
	}

	private static <T> T asked(long pid, String server, Question<T> question) throws ConnectionFailedException, InterruptedException, IOException, JMException {
		ManagementLink link = new LocalJvmAccess().open(new JvmTarget(pid, server));
		try {
			return question.ask(link.server());
		} finally {
			link.close();
		}
	}
}
