# The artifacts for a Maven repository: the plug-in for builds, and what it stands on. Sourced by releng/release.
STEPS="$STEPS maven"

# The staged folder has what Maven Central asks for, so that it only has to be sent there.
make_maven() {
  local file
  (cd "$tree" && "${MAVEN[@]}" -B -ntp -q deploy -DskipTests -Dmaven.test.skip=true -Dmaven.install.skip=true -pl bundles/wiretune-maven-plugin -am "-DaltDeploymentRepository=staging::file://$work/staging" >"$work/logs/maven.log" 2>&1) ||
    { tail -n 30 "$work/logs/maven.log"; return 1; }
  "$JAVA_HOME/bin/java" -cp "$tree/releng/materials/target/classes" org.wiretune.materials.central.JavadocJars "$work/staging" "$(cat "$tree/bundles/wiretune-maven-plugin/target/class-path"):$tree/bundles/org.wiretune.cli/target/lib/*" "$seconds" || return 1
  while IFS= read -r file; do
    sign "$file"
  done < <(find "$work/staging" -type f ! -name '*.md5' ! -name '*.sha1' ! -name 'maven-metadata*')
  (cd "$work/staging" && "$JAVA_HOME/bin/jar" -cfM "$work/release/wiretune-maven-$version.zip" .) || return 1
  printf '%d jars\n' "$(find "$work/staging" -name '*.jar' | wc -l)"
}

# What Maven Central would refuse. Without addresses that is told, and all else has to be there.
central_takes_it() {
  local signed= said
  [ "$signing" = none ] || signed=signed
  said=$("$JAVA_HOME/bin/java" -cp "$tree/releng/materials/target/classes" org.wiretune.materials.central.CentralRules "$work/staging" $signed) && { printf 'as Maven Central wants it; '; return; }
  [ -n "$url" ] || said=$(printf '%s\n' "$said" | grep -v ' has no url\.$')
  [ -n "$scm" ] || said=$(printf '%s\n' "$said" | grep -v ' has no scm/')
  [ -z "$said" ] || { printf '%s\n' "$said"; return 1; }
  printf 'Maven Central needs --url and --scm besides; '
}

# The reader of collection logs by itself, in a program of ten lines.
check_reader() {
  mkdir reader && sed "s/VERSION/$version/" "$tree/releng/release.d/reader/pom.xml" >reader/pom.xml && cp "$tree/releng/release.d/reader/Pauses.java" reader || return 1
  printf '[0.005s][info][gc] Using Serial\n[1.000s][info][gc] GC(0) Pause Young (Allocation Failure) 32M->4M(123M) 2.500ms\n' >reader/gc.log
  (cd reader && "${MAVEN[@]}" -B -ntp -q "-Dmaven.repo.local=$work/repository" "-Dstaging=file://$work/staging" package dependency:3.8.1:copy-dependencies -DoutputDirectory=target/lib >reader.log 2>&1 &&
    "$JAVA_HOME/bin/java" -cp 'target/classes:target/lib/*' Pauses gc.log | grep -q '^1 pauses, 2.5 ms') || { tail -n 20 reader/reader.log; return 1; }
  printf 'the reader of collection logs reads alone on %d libraries; ' "$(ls reader/target/lib | wc -l)"
}

# The task for Gradle, where there is one: a finding fails the build. Gradle keeps a cache of its own.
check_gradle() {
  command -v gradle >/dev/null || { printf 'no Gradle to try the task with; '; return; }
  mkdir gradle && cp -r SenderModule ReceiverModule gradle || return 1
  sed "s|REPOSITORY|file://$work/staging|; s|VERSION|$version|" "$tree/releng/release.d/gradle/build.gradle" >gradle/build.gradle
  ! (cd gradle && GRADLE_USER_HOME="$work/gradle" gradle --no-daemon -q wiretune) >gradle.log 2>&1 && grep -q '\[sca-async-binding\]' gradle.log && grep -q '1 warning, ' gradle.log || { tail -n 20 gradle.log; return 1; }
  printf 'so does the task for Gradle; '
}

# A new project with five lines, an empty local repository: its first finding fails the build, a baseline lets it pass.
check_maven() {
  local call
  central_takes_it || return 1
  cp -r "$tree/bundles/org.wiretune.ide/samples/SenderModule" "$tree/bundles/org.wiretune.ide/samples/ReceiverModule" .
  cat >pom.xml <<POM
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>shop</groupId>
  <artifactId>shop</artifactId>
  <version>1</version>
  <packaging>pom</packaging>
  <pluginRepositories><pluginRepository><id>staging</id><url>file://$work/staging</url></pluginRepository></pluginRepositories>
  <build>
    <plugins>
      <plugin>
        <groupId>org.wiretune</groupId>
        <artifactId>wiretune-maven-plugin</artifactId>
        <version>$version</version>
        <executions><execution><goals><goal>lint</goal></goals></execution></executions>
      </plugin>
    </plugins>
  </build>
</project>
POM
  call=("${MAVEN[@]}" -B -ntp "-Dmaven.repo.local=$work/repository" verify)
  ! "${call[@]}" >first.log 2>&1 && grep -q 'ReceiverSCAAsync.import:\[4,' first.log || { tail -n 20 first.log; return 1; }
  "${call[@]}" -Dwiretune.baseline=known.json -Dwiretune.writeBaseline >second.log 2>&1 && "${call[@]}" -Dwiretune.baseline=known.json >third.log 2>&1 || { tail -n 20 second.log; return 1; }
  check_gradle && check_reader || return 1
  printf 'a finding fails the build, a baseline lets it pass\n'
}
