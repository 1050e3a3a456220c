/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.springmessaging;

import java.util.List;

import org.wiretune.lint.flow.FlowParts;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.java.CodePartReader;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.springintegration.ContextParts;

/** Makes parts of an application context from classes that listen to destinations or send to them by templates of Spring. */
public final class MessagingEndpoints implements CodePartReader {

	@Override
	public List<String> words() {
		return List.of("@JmsListener", "@KafkaListener", "@RabbitListener", "JmsTemplate", "JmsMessagingTemplate", "KafkaTemplate", "RabbitTemplate");
	}

	@Override
	public void read(JavaFile file, Constants constants, FileParts parts) {
		if (file.importsFrom("org.springframework")) {
			file.unit().accept(new MessagingClasses(file, constants, new FlowParts(parts, ContextParts.CONTEXT)));
		}
	}
}
