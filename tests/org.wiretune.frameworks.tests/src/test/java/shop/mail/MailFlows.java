/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package shop.mail;

import java.io.File;
import java.util.List;
import java.util.concurrent.Executors;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.integration.annotation.Filter;
import org.springframework.integration.annotation.Gateway;
import org.springframework.integration.annotation.InboundChannelAdapter;
import org.springframework.integration.annotation.IntegrationComponentScan;
import org.springframework.integration.annotation.MessagingGateway;
import org.springframework.integration.annotation.Poller;
import org.springframework.integration.annotation.Router;
import org.springframework.integration.annotation.ServiceActivator;
import org.springframework.integration.annotation.Splitter;
import org.springframework.integration.annotation.Transformer;
import org.springframework.integration.channel.DirectChannel;
import org.springframework.integration.channel.ExecutorChannel;
import org.springframework.integration.channel.PublishSubscribeChannel;
import org.springframework.integration.channel.QueueChannel;
import org.springframework.integration.config.EnableIntegration;
import org.springframework.integration.dsl.IntegrationFlow;
import org.springframework.integration.dsl.MessageChannels;
import org.springframework.integration.dsl.Pollers;
import org.springframework.integration.file.dsl.Files;
import org.springframework.integration.jms.dsl.Jms;
import org.springframework.messaging.MessageChannel;

import jakarta.jms.ConnectionFactory;

/** Mails are taken from a folder and by a gateway, and sent by queues. */
@Configuration
@EnableIntegration
@IntegrationComponentScan
public class MailFlows {

	private static final String SORTED = "sorted";

	/** Where mails come in from code. */
	@MessagingGateway(name = "mails", defaultRequestChannel = "drafts")
	public interface Mails {

		/** Hands over a mail. @param text its text */
		void send(String text);

		/** {@return what came of it} @param text the text of a mail */
		@Gateway(requestChannel = "checked", replyTimeout = 100)
		String check(String text);
	}

	@Bean
	public MessageChannel drafts() {
		return new DirectChannel();
	}

	@Bean
	public MessageChannel outbox() {
		return new QueueChannel(100);
	}

	@Bean
	public MessageChannel news() {
		return new PublishSubscribeChannel();
	}

	@Bean
	public ExecutorChannel aside() {
		return new ExecutorChannel(Executors.newSingleThreadExecutor());
	}

	@Bean
	public MessageChannel sorted() {
		return MessageChannels.direct().getObject();
	}

	@Bean
	public IntegrationFlow folder() {
		return IntegrationFlow.from(Files.inboundAdapter(new File("mails")), e -> e.poller(Pollers.fixedDelay(1000)).autoStartup(false).id("folderFiles")).transform(File.class, File::getName).channel("drafts").get();
	}

	@Bean
	public IntegrationFlow drafted() {
		return IntegrationFlow.from(drafts()).filter(String.class, text -> !text.isEmpty(), e -> e.discardChannel("rejected")).wireTap("aside").enrichHeaders(h -> h.header("from", "shop")).channel(outbox()).get();
	}

	@Bean
	public IntegrationFlow sent(ConnectionFactory factory) {
		return IntegrationFlow.from("outbox").bridge(e -> e.poller(Pollers.fixedDelay(500)).autoStartup(false)).handle(Jms.outboundAdapter(factory).destination("mails"), e -> e.id("mailQueue")).get();
	}

	@Bean
	public IntegrationFlow sorting() {
		return IntegrationFlow.from(SORTED).<String, Boolean>route(String::isEmpty, m -> m.channelMapping(true, "rejected").subFlowMapping(false, f -> f.channel("news"))).get();
	}

	@Bean
	public IntegrationFlow recipients() {
		return f -> f.routeToRecipients(r -> r.recipient("news").recipient("outbox"));
	}

	@Bean
	public IntegrationFlow published() {
		return IntegrationFlow.from("letters").publishSubscribeChannel(c -> c.subscribe(f -> f.channel("sorted")).subscribe(f -> f.channel("drafts"))).get();
	}

	@ServiceActivator(inputChannel = "news", outputChannel = "recipients.input")
	public String tell(String text) {
		return text;
	}

	@ServiceActivator(inputChannel = "news")
	public void count(String text) {
		text.length();
	}

	@Transformer(inputChannel = "checked", outputChannel = SORTED)
	public String check(String text) {
		return text.strip();
	}

	@Splitter(inputChannel = "lists", outputChannel = "drafts")
	public List<String> split(String texts) {
		return List.of(texts.split(","));
	}

	@Filter(inputChannel = "aside", outputChannel = "lists", discardChannel = "rejected")
	public boolean isList(String text) {
		return text.contains(",");
	}

	@Router(inputChannel = "rejected")
	public String reject(String text) {
		return text.isEmpty() ? "nullChannel" : "letters";
	}

	@InboundChannelAdapter(channel = "letters", poller = @Poller(fixedDelay = "5000"), autoStartup = "false")
	public String letter() {
		return "letter";
	}

	@ServiceActivator(inputChannel = "errorChannel")
	public void failed(Object failure) {
		failure.hashCode();
	}
}
