Feature: Gaps in Normal Space
  An event that lies between two missions, and is a place of its own there.

  Background:
    Given the spaceline:
      | mission              |
      | Excavation           |
      | Plunder Site         |
      | Cultural Observation |

  @ruling=faq96-38-gaps-in-normal-space-01
  Rule: The card makes a location with a span of 4

    Background:
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |

    Example: it costs RANGE 4 to cross it
      Given Bob has:
        | card                 | where                                   |
        | Gaps in Normal Space | between "Excavation" and "Plunder Site" |
      When Alice moves "Runabout" to "Plunder Site"
      Then "Runabout" is now at "Plunder Site"
      And the remaining RANGE of "Runabout" is 1
      And nothing else has changed

  @ruling=faq96-38-gaps-in-normal-space-02
  Rule: A ship that stops there loses one of its crew, and one that flies over it does not

    Background:
      Given Alice has:
        | card      | where             |
        | Runabout  | at "Excavation"   |
        | Calloway  | aboard "Runabout" |
        | Worf      | aboard "Runabout" |
        | Tricorder | aboard "Runabout" |
      And Bob has:
        | card                 | where                                   |
        | Gaps in Normal Space | between "Excavation" and "Plunder Site" |

    Example: whoever is selected at random is killed
      When Alice moves "Runabout" to "Gaps in Normal Space"
      And chance chooses "Calloway" from "Calloway" and "Worf"
      Then "Runabout" is still at "Gaps in Normal Space"
      And "Calloway" has been killed
      And "Calloway" is now in Alice's discard pile
      And nothing else has changed

    Example: nobody is killed on the way across
      When Alice moves "Runabout" to "Plunder Site"
      Then "Runabout" is now at "Plunder Site"
      And nothing else has changed

  @ruling=faq96-38-gaps-in-normal-space-04
  Rule: It lies between two missions, and so not beside another gap

    Background:
      Given Alice has:
        | card                 | where   |
        | Gaps in Normal Space | in hand |

    Example: Alice puts it between two missions
      When Alice plays "Gaps in Normal Space" between "Excavation" and "Plunder Site"
      Then the Alpha Quadrant spaceline now holds in order:
        | card                 |
        | Excavation           |
        | Gaps in Normal Space |
        | Plunder Site         |
        | Cultural Observation |
      And nothing else has changed

    Scenario Outline: it does not lie <where>
      When Alice plays "Gaps in Normal Space" <where>
      Then that is illegal
      And nothing else has changed

      Examples:
        | where                                              |
        | at the left end of the Alpha Quadrant spaceline    |
        | at the right end of the Alpha Quadrant spaceline   |

    Scenario Outline: a second one between <these> is <verdict>
      Given Bob has:
        | card                       | where                                   |
        | Gaps in Normal Space [his] | between "Excavation" and "Plunder Site" |
      When Alice plays "Gaps in Normal Space" between <these>
      Then that is <verdict>

      Examples:
        | these                                         | verdict |
        | "Excavation" and "Gaps in Normal Space" [his] | illegal |
        | "Gaps in Normal Space" [his] and "Plunder Site" | illegal |
        | "Plunder Site" and "Cultural Observation"     | legal   |

  @ruling=faq96-38-gaps-in-normal-space-05
  Rule: It is in space

    Scenario Outline: to beam down <where> is <verdict>
      Given Bob has:
        | card                 | where                                   |
        | Gaps in Normal Space | between "Excavation" and "Plunder Site" |
      And Alice has:
        | card     | where             |
        | Runabout | at "<where>"      |
        | Calloway | aboard "Runabout" |
      When Alice beams "Calloway" to "<where>"
      Then that is <verdict>

      Examples:
        | where                | verdict |
        | Gaps in Normal Space | illegal |
        | Plunder Site         | legal   |

  @ruling=faq96-38-gaps-in-normal-space-06
  Rule: Ships may stop and fight there

    Background:
      Given Bob has:
        | card                 | where                                   |
        | Gaps in Normal Space | between "Excavation" and "Plunder Site" |

    @part=stop
    Example: a ship stops there, and flies on later
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
        | Worf     | aboard "Runabout" |
      When Alice moves "Runabout" to "Gaps in Normal Space"
      And chance chooses "Calloway" from "Calloway" and "Worf"
      And Alice moves "Runabout" to "Plunder Site"
      Then "Runabout" is now at "Plunder Site"
      And "Calloway" is still in Alice's discard pile
      And nothing else has changed

    @part=battle @frame=many
    Example: two ships meet in the gap and fight
      Given Alice has:
        | card      | where                     |
        | D'deridex | at "Gaps in Normal Space" |
        | Tomalak   | aboard "D'deridex"        |
        | Taibak    | aboard "D'deridex"        |
        | Thei      | aboard "D'deridex"        |
      And Bob has:
        | card     | where                     |
        | Runabout | at "Gaps in Normal Space" |
      When Alice attacks "Runabout" with "D'deridex"
      Then "Runabout" is now damaged
