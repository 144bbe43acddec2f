Feature: Levels in sum
  What several personnel have of one skill is added up, and more than what is asked for will do.

  @frame=many
  Rule: Levels of a skill may come from several personnel, and may be more

    Scenario Outline: one has <one> and the other <other>, and the mission that asks for Diplomacy x3 is <still> completed
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires     | points | affiliations | skills  |
        | Quiet Planet | mission   | planet | any          | Diplomacy x3 | 30     |              |         |
        | Envoy Lena   | personnel |        |              |              |        | Bajoran      | <one>   |
        | Envoy Taro   | personnel |        |              |              |        | Bajoran      | <other> |
      And Alice has:
        | card         | where             |
        | Quiet Planet | in <spaceline>    |
        | Envoy Lena   | on "Quiet Planet" |
        | Envoy Taro   | on "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is <still> completed

      @ruling=custom-skills-02
      Examples: Three levels, and two, in First Edition
        | one          | other        | still     | spaceline                    |
        | Diplomacy x2 | Diplomacy    | now       | the Alpha Quadrant spaceline |
        | Diplomacy x2 | Law x2       | still not | the Alpha Quadrant spaceline |
        | Diplomacy    | Diplomacy    | still not | the Alpha Quadrant spaceline |

      @ruling=custom-skills-50
      Examples: Three levels, and two, in Second Edition
        | one          | other        | still     | spaceline         |
        | Diplomacy x2 | Diplomacy    | now       | Alice's spaceline |
        | Diplomacy x2 | Law x2       | still not | Alice's spaceline |
        | Diplomacy    | Diplomacy    | still not | Alice's spaceline |

      @ruling=custom-skills-41
      Examples: More than that, in Second Edition
        | one          | other        | still     | spaceline         |
        | Diplomacy x4 | Law          | now       | Alice's spaceline |
        | Diplomacy x2 | Law          | still not | Alice's spaceline |
