#!/bin/sh
# portal, two instances on one host
export CATALINA_OPTS="$CATALINA_OPTS -server -Xms2g -Xmx6g"
CATALINA_OPTS="$CATALINA_OPTS -XX:+UseParallelOldGC -XX:+UseParNewGC"
CATALINA_OPTS="$CATALINA_OPTS -XX:+DoEscapeAnalysis"
CATALINA_OPTS="$CATALINA_OPTS -XX:+UseBiasedLocking"
CATALINA_OPTS="$CATALINA_OPTS -XX:+EliminateLocks"
CATALINA_OPTS="$CATALINA_OPTS -XX:+HeapDumpOnOutOfMemoryError -XX:HeapDumpPath=/var/dumps"
export CATALINA_OPTS
