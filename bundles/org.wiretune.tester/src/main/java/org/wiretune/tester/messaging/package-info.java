/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** The message broker in the server, endpoints that take messages, and replies. */
package org.wiretune.tester.messaging;
