Feature: Half a leader
  In 1996 half a Leadership leads a battle, and under the Glossary it does not.

  Background:
    Given these made-up cards:
      | card    | type | affiliations | range | weapons | shields |
      | Raider  | ship | Klingon      | 7     | 9       | 5       |
      | Bulwark | ship | Romulan      | 7     | 7       | 7       |

  Rule: One personnel with Leadership x1/2 leads a battle, or does not

    Scenario Outline: <leader> attacks, and the other ship is <outcome>
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card     | where                      |
        | Raider   | at "Explore Black Cluster" |
        | <leader> | aboard "Raider"            |
      And Bob has:
        | card    | where                      |
        | Bulwark | at "Explore Black Cluster" |
      When Alice attacks "Bulwark" with "Raider"
      Then that is <verdict>
      And "Bulwark" is <outcome>

      @ruling=faq96-363-toral-01 @frame=differs
      Examples: In 1996 he is a leader
        | leader | verdict | outcome     |
        | Toral  | legal   | now damaged |

      @ruling=1eS-skills-31 @frame=differs
      Examples: Under the Glossary he is none
        | leader | verdict | outcome           |
        | Toral  | illegal | still not damaged |
        | Klag   | legal   | now damaged       |

  @ruling=1eS-skills-31
  Rule: One personnel with Leadership x1/2 does not count as a leader in a battle of personnel

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Bob has:
        | card  | where           |
        | Tarus | on "Excavation" |

    Example: Toral begins no battle by himself
      Given Alice has:
        | card  | where           |
        | Toral | on "Excavation" |
      When Alice attacks "Tarus" with "Toral"
      Then that is illegal
      And "Toral" is still not stopped

    Example: beside a leader he takes part in one
      Given Alice has:
        | card  | where           |
        | Toral | on "Excavation" |
        | Kurn  | on "Excavation" |
      Then these are legal:
        | action                                        |
        | Alice attacks "Tarus" with "Toral" and "Kurn" |
