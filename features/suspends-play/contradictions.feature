Feature: One board, several laws of interrupting
  The same attempt, and when each document lets a card interrupt it.

  Rule: An interrupt between two dilemmas

    @frame=open
    Scenario Outline: the team is brought aboard after the door, and that is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                           | where             |
        | Runabout                       | at "Excavation"   |
        | Geordi La Forge                | aboard "Runabout" |
        | Ro Laren                       | on "Excavation"   |
        | Emergency Transporter Armbands | in hand           |
      And Bob has:
        | card                 | where              |
        | Impassable Door      | under "Excavation" |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And play goes on until the end of the encounter with "Impassable Door"
      And Alice responds with "Emergency Transporter Armbands" aboard "Runabout"
      Then that is <verdict>

      @ruling=faq96-12-action-24 @part=armbands
      Examples: In 1996 each dilemma is an action of its own
        | verdict |
        | legal   |

      @ruling=1eD-dilemma-timing-03 @part=nothing-else
      Examples: In the Glossary the whole attempt is one action
        | verdict |
        | illegal |

    @ruling=1eD-dilemma-timing-03 @part=responses @frame=open
    Example: what answers the second dilemma is played when it is met
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where           |
        | Geordi La Forge | on "Excavation" |
        | Deanna Troi     | on "Excavation" |
        | Plexing         | in hand         |
      And Bob has:
        | card            | where              |
        | Impassable Door | under "Excavation" |
        | Empathic Echo   | under "Excavation" |
      When Alice attempts "Excavation"
      And play goes on until the encounter with "Empathic Echo"
      And Alice responds with "Plexing"
      Then that is legal
