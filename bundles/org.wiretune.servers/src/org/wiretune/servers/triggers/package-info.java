/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What is done when an alarm is raised: {@code SessionTriggers} hears of alarms, {@code TriggerRunner} does it, one
 * after the other and not too often, and a {@code TriggerResult} says what came of it.
 */
package org.wiretune.servers.triggers;
