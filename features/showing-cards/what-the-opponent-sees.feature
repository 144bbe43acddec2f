Feature: What the opponent sees of your cards
  Shown when they are played, hidden afterwards, and shown again where that is necessary.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=1eS-showing-your-cards-01
  Rule: A card that is played face up is named and shown to the opponent

    Example: Alice sees what Bob plays before it has taken effect
      Given Alice has:
        | card     | where           |
        | Data     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                    | where        |
        | Brain Drain             | in hand      |
        | Alternate Universe Door | on the table |
      When Bob plays "Brain Drain" on "Excavation"
      Then Bob must now choose one of "Data" and "Calloway"
      And Alice sees "Brain Drain"
      When Bob chooses "Data"
      Then the CUNNING of "Data" is 0

  @ruling=1eS-showing-your-cards-02
  Rule: Afterwards the opponent does not see your Personnel and Equipment in play

    @part=personnel
    Example: what has been reported is hidden aboard the outpost
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Data               | in hand         |
      When Alice reports "Data" to "Federation Outpost"
      Then "Data" is now aboard "Federation Outpost"
      And Bob does not see "Data"
      And Alice sees "Data"
      And nothing else has changed

    @part=personnel @part=equipment
    Example: an Away Team and its equipment are hidden, the outpost is not
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Worf               | aboard "Federation Outpost" |
        | Tricorder          | aboard "Federation Outpost" |
      When Alice beams "Worf" and "Tricorder" to "Excavation"
      Then Bob does not see "Worf"
      And Bob does not see "Tricorder"
      And Bob sees "Federation Outpost"

    Example: who is no longer in play is hidden no longer
      Given Alice has:
        | card     | where           |
        | Data     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Data"
      Then "Data" is now in Alice's discard pile
      And Bob sees "Data"
      And Bob does not see "Calloway"
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-showing-your-cards-03
  Rule: The opponent sees your ship while it is undocked, uncloaked and unphased

    @part=docked
    Example: it is seen in space and hidden when it has docked
      Given Alice has:
        | card               | where             |
        | Federation Outpost | at "Excavation"   |
        | Runabout           | at "Excavation"   |
        | Calloway           | aboard "Runabout" |
      When Alice docks "Runabout" at "Federation Outpost"
      Then Bob does not see "Runabout"
      And Alice sees "Runabout"

    @part=cloaked
    Example: it is hidden when it has cloaked
      Given Alice has:
        | card    | where            |
        | Bortas  | at "Excavation"  |
        | Gowron  | aboard "Bortas"  |
        | Divok   | aboard "Bortas"  |
        | Gorath  | aboard "Bortas"  |
      When Alice cloaks "Bortas"
      Then Bob does not see "Bortas"

    @part=phased
    Example: it is hidden when it has phased
      Given these made-up cards:
        | card           | type      | affiliations | keywords      | range |
        | Phantom Vessel | ship      | Romulan      | Phasing Cloak | 8     |
        | Phantom Pilot  | personnel | Romulan      |               |       |
      And Alice has:
        | card           | where                   |
        | Phantom Vessel | at "Excavation"         |
        | Phantom Pilot  | aboard "Phantom Vessel" |
      When Alice phases "Phantom Vessel"
      Then Bob does not see "Phantom Vessel"
      And "Phantom Vessel" is now phased
      And nothing else has changed

    @part=docked
    Example: of two ships that were docked the one that undocks is seen
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Runabout           | docked at "Federation Outpost" |
        | Calloway           | aboard "Runabout"              |
        | U.S.S. Oberth      | docked at "Federation Outpost" |
      When Alice undocks "Runabout"
      Then Bob sees "Runabout"
      And Bob does not see "U.S.S. Oberth"

  @ruling=1eS-showing-your-cards-04
  Rule: A hidden ship is shown when its attributes and its staffing have to be verified

    @part=staffing
    Example: a cloaked ship flies, and Bob is shown which one it is
      Given Alice has:
        | card   | where           | state   |
        | Bortas | at "Excavation" | cloaked |
        | Gowron | aboard "Bortas" |         |
        | Kurn   | aboard "Bortas" |         |
        | Klag   | aboard "Bortas" |         |
      When Alice moves "Bortas" to "Explore Black Cluster"
      Then Bob has been shown "Bortas"
      And Bob does not see "Bortas"

    Example: Bob's docked ships are not shown when Alice picks one, as her cloaked ship is when it flies
      Given the spaceline:
        | mission              |
        | Hunt for DNA Program |
      And Alice has:
        | card                    | where                     | state   |
        | Deanna Troi             | on "Hunt for DNA Program" |         |
        | Eyes in the Dark        | in hand                   |         |
        | Alternate Universe Door | on the table              |         |
        | Bortas                  | at "Hunt for DNA Program" | cloaked |
        | Gowron                  | aboard "Bortas"           |         |
        | Kurn                    | aboard "Bortas"           |         |
        | Klag                    | aboard "Bortas"           |         |
      And Bob has:
        | card            | where                        |
        | Klingon Outpost | at "Hunt for DNA Program"    |
        | I.K.S. Buruk    | docked at "Klingon Outpost"  |
        | Kle'eg          | aboard "I.K.S. Buruk"        |
        | Cha'Joh         | docked at "Klingon Outpost"  |
        | B'iJik          | aboard "Cha'Joh"             |
        | Empathic Echo   | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      And Alice responds with "Eyes in the Dark"
      And Alice chooses "I.K.S. Buruk" from "I.K.S. Buruk" and "Cha'Joh"
      Then "I.K.S. Buruk" and "Cha'Joh" have not been revealed
      When Alice moves "Bortas" to "Explore Black Cluster"
      Then Bob has been shown "Bortas"

    @part=attributes @frame=many
    Example: Bob's docked freighter is attacked, and Alice is shown it
      Given the spaceline:
        | mission        |
        | Study Badlands |
      And Alice has:
        | card            | where                    |
        | I.K.S. Negh'Var | at "Study Badlands"      |
        | Kurn            | aboard "I.K.S. Negh'Var" |
      And Bob has:
        | card              | where                       |
        | Bajoran Outpost   | at "Study Badlands"         |
        | Bajoran Freighter | docked at "Bajoran Outpost" |
      When Alice attacks "Bajoran Freighter" with "I.K.S. Negh'Var"
      Then Alice has been shown "Bajoran Freighter"
