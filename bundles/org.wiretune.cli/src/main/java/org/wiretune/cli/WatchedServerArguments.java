/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.Console;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;

import org.wiretune.safety.file.Unreadable;
import org.wiretune.servers.address.Password;
import org.wiretune.servers.address.RemoteServer;
import org.wiretune.servers.address.ServerAddress;
import org.wiretune.servers.address.Trust;
import org.wiretune.servers.address.WrongAddress;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.LocalJvm;
import org.wiretune.servers.metrics.LocalJvms;

/** The options that tell which server is asked, and as whom. A password is no option: other users of a machine see the words of a call. */
final class WatchedServerArguments {

	private static final Duration LIST_LIMIT = Duration.ofSeconds(3);
	/** A file with more is none with a password. */
	private static final int MOST_BYTES = 4096;

	private final Given<String> user;
	private final Given<Path> passwordFile;
	private final Given<Boolean> tls;
	private final Given<Path> trustStore;
	private final Given<Path> trustStorePasswordFile;
	private final Given<String> fingerprint;
	private final Given<Path> client;

	WatchedServerArguments(CommandForm form) {
		user = form.one("--user", "NAME", Words::text);
		passwordFile = form.file("--password-file", "FILE");
		tls = form.flag("--tls");
		trustStore = form.file("--trust-store", "FILE");
		trustStorePasswordFile = form.file("--trust-store-password-file", "FILE");
		fingerprint = form.one("--fingerprint", "SHA256", (option, word) -> {
			if (!Trust.isFingerprint(word)) {
				throw new CannotRun(CommandTexts.text("gaugesFingerprint", word));
			}
			return word;
		});
		client = form.file("--wildfly-client", "FILE|FOLDER");
	}

	/**
	 * {@return what is to be watched}
	 *
	 * @param word a process id, or an address
	 * @throws CannotRun where it is neither, or a password cannot be read
	 */
	JvmTarget target(String word) throws CannotRun {
		if (word.matches("\\d{1,9}")) {
			if (isAboutAddress()) {
				throw new CannotRun(CommandTexts.text("gaugesProcess", word));
			}
			return process(Long.parseLong(word));
		}
		ServerAddress address;
		try {
			address = ServerAddress.parse(word);
		} catch (WrongAddress wrong) {
			throw new CannotRun(wrong.getMessage());
		}
		if (passwordFile.isGiven() && !user.isGiven()) {
			throw new CannotRun(CommandTexts.text("gaugesUser"));
		}
		Password password = passwordFile.isGiven() ? read(passwordFile.value().get()) : user.isGiven() ? asked(address) : Password.NONE;
		Password ofStore = trustStorePasswordFile.isGiven() ? read(trustStorePasswordFile.value().get()) : Password.NONE;
		boolean secure = tls.isGiven() || trustStore.isGiven() || fingerprint.isGiven();
		return new JvmTarget(new RemoteServer(address, user.or(""), password, new Trust(secure, trustStore.value(), ofStore, fingerprint.or("")), client.value()));
	}

	private boolean isAboutAddress() {
		return user.isGiven() || passwordFile.isGiven() || tls.isGiven() || trustStore.isGiven() || fingerprint.isGiven() || client.isGiven();
	}

	private static JvmTarget process(long pid) throws CannotRun {
		if (pid == 0) {
			throw new CannotRun(CommandTexts.text("gaugesProcess", "0"));
		}
		return LocalJvms.list(LIST_LIMIT).stream().filter(jvm -> jvm.pid() == pid).findFirst().map(LocalJvm::target).orElseGet(() -> new JvmTarget(pid, CommandTexts.text("gaugesProgram")));
	}

	/** The first line, so that an editor may end it as it likes. */
	private static Password read(Path file) throws CannotRun {
		try {
			if (!Files.isRegularFile(file) || Files.size(file) > MOST_BYTES) {
				throw new CannotRun(CommandTexts.text("gaugesPasswordFile", file));
			}
			byte[] bytes = Files.readAllBytes(file);
			CharBuffer text = StandardCharsets.UTF_8.decode(ByteBuffer.wrap(bytes));
			int end = 0;
			while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
				end++;
			}
			char[] line = new char[end];
			text.get(line);
			Password password = Password.of(line);
			Arrays.fill(bytes, (byte) 0);
			Arrays.fill(line, '\0');
			return password;
		} catch (IOException problem) {
			throw new CannotRun(CommandTexts.text("cannotRead", file, Unreadable.toTheEnd(problem)));
		}
	}

	private Password asked(ServerAddress address) throws CannotRun {
		Optional<Console> console = Optional.ofNullable(System.console());
		char[] typed = console.map(each -> each.readPassword("%s", CommandTexts.text("gaugesAsk", user.or(""), address.hostAndPort()) + ' ')).orElse(null);
		if (typed == null) {
			throw new CannotRun(CommandTexts.text("gaugesNoConsole"));
		}
		return Password.of(typed);
	}
}
