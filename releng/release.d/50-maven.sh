# The artifacts for a Maven repository: the plug-in for builds, and what it stands on. Sourced by releng/release.
STEPS="$STEPS maven"

make_maven() {
  (cd "$tree" && "${MAVEN[@]}" -B -ntp -q deploy -DskipTests -Dmaven.test.skip=true -pl bundles/wiretune-maven-plugin -am "-DaltDeploymentRepository=staging::file://$work/staging" >"$work/logs/maven.log" 2>&1) ||
    { tail -n 30 "$work/logs/maven.log"; return 1; }
  (cd "$work/staging" && "$JAVA_HOME/bin/jar" -cfM "$work/release/wiretune-maven-$version.zip" .) || return 1
  printf '%d jars\n' "$(find "$work/staging" -name '*.jar' | wc -l)"
}

# A new project with five lines, an empty local repository: its first finding fails the build, a baseline lets it pass.
check_maven() {
  local call
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
  printf 'a finding fails the build, a baseline lets it pass\n'
}
