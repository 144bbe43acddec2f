Feature: Boards that a hostile engine spares, and boards with a Tricorder

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card            | where             |
      | Runabout        | at "Excavation"   |
      | Geordi La Forge | aboard "Runabout" |

  @ruling=1eS-stopped-06 @1e-2014
  Rule: A stopped card may not be beamed

    Example: before
      When Alice beams "Geordi La Forge" to "Excavation"
      Then "Geordi La Forge" is now on "Excavation"
      And nothing else has changed

    Example: marked, an act
      Given Alice has:
        | card      | where             |
        | Tricorder | aboard "Runabout" |
      When Alice beams "Geordi La Forge" to "Excavation"
      Then "Geordi La Forge" is now on "Excavation"
      And nothing else has changed

    Example: marked, a refusal
      Given Alice has:
        | card      | where             |
        | Tricorder | aboard "Runabout" |
      And "Geordi La Forge" is stopped
      When Alice beams "Geordi La Forge" to "Excavation"
      Then that is illegal
      And nothing else has changed

    Example: marked, a try
      Given Alice has:
        | card      | where             |
        | Tricorder | aboard "Runabout" |
      Then these are legal:
        | action                                        |
        | Alice beams "Geordi La Forge" to "Excavation" |

  @ruling=1eS-selections-04 @1e-2014
  Rule: The opponent who chooses looks at the cards before he does

    Example: marked, an answer and a view
      Given Alice has:
        | card                        | where             |
        | Tricorder                   | aboard "Runabout" |
        | Confiscated Orders          | in hand           |
        | Kivas Fajo - Collector      | in hand           |
        | The Traveler: Transcendence | in hand           |
      When Alice plays "Confiscated Orders"
      Then Bob must now choose one of "Kivas Fajo - Collector" and "The Traveler: Transcendence"
      And Bob sees "Kivas Fajo - Collector"
      When Bob chooses "Kivas Fajo - Collector"
      Then "Kivas Fajo - Collector" is now in Alice's discard pile

  @ruling=1eS-stopped-06 @1e-2014
  Rule: Who is not stopped may be beamed

    Example: after
      When Alice beams "Geordi La Forge" to "Excavation"
      Then "Geordi La Forge" is now on "Excavation"
      And nothing else has changed
