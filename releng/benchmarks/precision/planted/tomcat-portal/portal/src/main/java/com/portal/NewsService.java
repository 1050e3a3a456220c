package com.portal;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class NewsService {

	private static final Logger logger = LoggerFactory.getLogger(NewsService.class);

	public void publishAll(java.util.List<News> all) {
		for (News news : all) {
			for (Reader reader : news.getReaders()) {
				logger.debug("publish " + news.toXml() + " for " + reader);
			}
		}
	}

	public void publish(News news) {
		logger.debug("publish {} for {}", news.getTitle(), news.getReaders());
		logger.debug("done" + "!");
		logger.warn("slow reader " + news.getTitle());
	}
}
