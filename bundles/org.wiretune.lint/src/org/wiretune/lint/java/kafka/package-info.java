/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Observations of clients of Kafka. */
package org.wiretune.lint.java.kafka;
