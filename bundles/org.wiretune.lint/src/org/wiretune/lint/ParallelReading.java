/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.FileReader;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.safety.thread.DaemonThread;

/**
 * Reads files on several threads and hands out what they gave in the order in which they were submitted, on the thread
 * that submits them. Only a bounded number of files is under way.
 */
final class ParallelReading implements AutoCloseable {

	/** How many files wait for each thread: enough that a large file does not stop the others. */
	private static final int WAITING_FOR_EACH_THREAD = 16;

	private final FileReader reader;
	private final Consumer<FileParts> sink;
	private final ExecutorService threads;
	private final Deque<Future<FileParts>> underWay = new ArrayDeque<>();
	private final int most;

	ParallelReading(FileReader reader, int threadCount, Consumer<FileParts> sink) {
		this.reader = reader;
		this.sink = sink;
		most = threadCount * WAITING_FOR_EACH_THREAD;
		threads = Executors.newFixedThreadPool(threadCount, DaemonThread.factory("WireTune reader "));
	}

	void submit(SourceFile file, List<FileFormat> formats) {
		underWay.add(threads.submit(() -> reader.read(file, formats)));
		while (underWay.size() >= most || !underWay.isEmpty() && underWay.peek().isDone()) {
			take();
		}
	}

	/** Waits for all files. */
	void finish(Cancellation cancellation) {
		while (!underWay.isEmpty()) {
			if (cancellation.isCancelled()) {
				throw new CancellationException();
			}
			take();
		}
	}

	private void take() {
		try {
			sink.accept(underWay.remove().get());
		} catch (InterruptedException interrupted) {
			Thread.currentThread().interrupt();
			throw new CancellationException();
		} catch (ExecutionException failed) {
			// The reader turns failures into problems; what comes here is an error of the machine, such as no memory.
			if (failed.getCause() instanceof Error error) {
				throw error;
			}
			throw new IllegalStateException(failed.getCause());
		}
	}

	@Override
	public void close() {
		threads.shutdownNow();
	}
}
