Feature: Rogue Borg in 1996
  They come aboard a ship together and fight whoever is there, turn after turn.

  Background:
    Given the spaceline:
      | mission      |
      | Excavation   |
      | Plunder Site |
    And Alice has:
      | card           | where           |
      | I.K.C. Hegh'ta | at "Excavation" |

  @ruling=faq96-39-rogue-borg-01
  Rule: Rogue Borg are played on any occupied ship, and battle its crew at once and at the start of every turn

    @part=at-once
    Example: one comes aboard, and is killed at once
      Given Alice has:
        | card | where                   |
        | Klag | aboard "I.K.C. Hegh'ta" |
      And Bob has:
        | card                   | where               |
        | Baryon Buildup         | on "I.K.C. Hegh'ta" |
        | Rogue Borg Mercenaries | in hand             |
      When Bob plays "Rogue Borg Mercenaries" on "I.K.C. Hegh'ta"
      Then "Rogue Borg Mercenaries" has been killed
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      And "Klag" is now stopped
      And nothing else has changed

    Example: one comes aboard her own ship, and fights her own crew
      Given Alice has:
        | card                   | where                   |
        | Klag                   | aboard "I.K.C. Hegh'ta" |
        | Baryon Buildup         | on "I.K.C. Hegh'ta"     |
        | Rogue Borg Mercenaries | in hand                 |
      When Alice plays "Rogue Borg Mercenaries" on "I.K.C. Hegh'ta"
      Then "Rogue Borg Mercenaries" has been killed
      And "Rogue Borg Mercenaries" is now in Alice's discard pile
      And "Klag" is now stopped
      And nothing else has changed

    @question=interrupts-that-answer-nothing @question=battles-of-rogue-borg @frame=many
    Example: two come together, and fight when the second is aboard
      Given Alice has:
        | card    | where             |
        | Runabout | at "Excavation"   |
        | McKnight | aboard "Runabout" |
      And Bob has:
        | card                            | where   |
        | Rogue Borg Mercenaries [first]  | in hand |
        | Rogue Borg Mercenaries [second] | in hand |
      When Bob plays "Rogue Borg Mercenaries" [first] on "Runabout"
      And Bob responds with "Rogue Borg Mercenaries" [second] on "Runabout"
      Then "McKnight" has been killed
      And "Rogue Borg Mercenaries" [first] and "Rogue Borg Mercenaries" [second] are now on "Runabout"

    @reading=battles-of-rogue-borg/each
    Example: two come together, and each fights by itself
      Given Alice has:
        | card    | where             |
        | Runabout | at "Excavation"   |
        | McKnight | aboard "Runabout" |
      And Bob has:
        | card                            | where   |
        | Rogue Borg Mercenaries [first]  | in hand |
        | Rogue Borg Mercenaries [second] | in hand |
      When Bob plays "Rogue Borg Mercenaries" [first] on "Runabout"
      And Bob responds with "Rogue Borg Mercenaries" [second] on "Runabout"
      Then "Rogue Borg Mercenaries" [first] has been killed

    @reading=interrupts-that-answer-nothing/always-refused
    Example: the second is refused while the first is being played
      Given Alice has:
        | card    | where             |
        | Runabout | at "Excavation"   |
        | McKnight | aboard "Runabout" |
      And Bob has:
        | card                            | where   |
        | Rogue Borg Mercenaries [first]  | in hand |
        | Rogue Borg Mercenaries [second] | in hand |
      When Bob plays "Rogue Borg Mercenaries" [first] on "Runabout"
      And Bob responds with "Rogue Borg Mercenaries" [second] on "Runabout"
      Then that is illegal

    Example: the first is answered by what is made for that
      Given Alice has:
        | card          | where             |
        | Runabout      | at "Excavation"   |
        | McKnight      | aboard "Runabout" |
        | Amanda Rogers | in hand           |
      And Bob has:
        | card                            | where   |
        | Rogue Borg Mercenaries [first]  | in hand |
        | Rogue Borg Mercenaries [second] | in hand |
      When Bob plays "Rogue Borg Mercenaries" [first] on "Runabout"
      And Alice responds with "Amanda Rogers"
      Then that is legal

    @part=own-turn @part=other-turn
    Example: four of them kill one as Bob's turn begins, and one as Alice's does
      Given Alice has:
        | card  | where                   |
        | Klag  | aboard "I.K.C. Hegh'ta" |
        | Kurn  | aboard "I.K.C. Hegh'ta" |
        | Divok | aboard "I.K.C. Hegh'ta" |
      And Bob has:
        | card                            | where               |
        | Baryon Buildup                  | on "I.K.C. Hegh'ta" |
        | Rogue Borg Mercenaries [first]  | on "I.K.C. Hegh'ta" |
        | Rogue Borg Mercenaries [second] | on "I.K.C. Hegh'ta" |
        | Rogue Borg Mercenaries [third]  | on "I.K.C. Hegh'ta" |
        | Rogue Borg Mercenaries [fourth] | on "I.K.C. Hegh'ta" |
        | Rogue Borg Mercenaries [fifth]  | on "I.K.C. Hegh'ta" |
      When Alice ends the turn
      And chance chooses "Divok" from "Klag", "Kurn" and "Divok"
      Then "Divok" has been killed
      And it is still Bob's turn
      When Bob ends the turn
      And chance chooses "Kurn" from "Klag" and "Kurn"
      Then "Kurn" has been killed
      And "Klag" is still aboard "I.K.C. Hegh'ta"
      And "Klag" is now stopped
      And "Divok" is still in Alice's discard pile
      And "Kurn" is now in Alice's discard pile
      And nothing else has changed

    Scenario Outline: they board <what>, and that is <verdict>
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Klag               | <klag>          |
        | Data               | <data>          |
      And Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "<target>"
      Then that is <verdict>

      @part=occupied-ship
      Examples: Somebody must be aboard, and it must be a ship
        | what                  | klag                    | data                        | target             | verdict |
        | a ship with Klag      | aboard "I.K.C. Hegh'ta" | on "Excavation"             | I.K.C. Hegh'ta     | legal   |
        | a ship with nobody    | on "Excavation"         | on "Excavation"             | I.K.C. Hegh'ta     | illegal |
        | an outpost with Data  | on "Excavation"         | aboard "Federation Outpost" | Federation Outpost | illegal |

  @ruling=faq96-39-rogue-borg-04
  Rule: Rogue Borg are played one at a time, and each is answered by itself

    @question=interrupts-that-answer-nothing
    Example: of two that come together the second is nullified, and the first fights alone
      Given Alice has:
        | card          | where             |
        | Runabout      | at "Excavation"   |
        | McKnight      | aboard "Runabout" |
        | Amanda Rogers | in hand           |
      And Bob has:
        | card                            | where   |
        | Rogue Borg Mercenaries [first]  | in hand |
        | Rogue Borg Mercenaries [second] | in hand |
      When Bob plays "Rogue Borg Mercenaries" [first] on "Runabout"
      And Bob responds with "Rogue Borg Mercenaries" [second] on "Runabout"
      And Alice responds with "Amanda Rogers" on "Rogue Borg Mercenaries" [second]
      Then "Rogue Borg Mercenaries" [second] has been nullified
      And "Rogue Borg Mercenaries" [first] has been killed
      And "McKnight" is still aboard "Runabout"
      And "McKnight" is now stopped
      And "Amanda Rogers" is now in Alice's discard pile
      And "Rogue Borg Mercenaries" [first] and "Rogue Borg Mercenaries" [second] are now in Bob's discard pile
      And nothing else has changed

    @reading=interrupts-that-answer-nothing/always-refused
    Example: of two that would come together the second is refused
      Given Alice has:
        | card          | where             |
        | Runabout      | at "Excavation"   |
        | McKnight      | aboard "Runabout" |
        | Amanda Rogers | in hand           |
      And Bob has:
        | card                            | where   |
        | Rogue Borg Mercenaries [first]  | in hand |
        | Rogue Borg Mercenaries [second] | in hand |
      When Bob plays "Rogue Borg Mercenaries" [first] on "Runabout"
      And Bob responds with "Rogue Borg Mercenaries" [second] on "Runabout"
      Then that is illegal

    Example: the first is answered, too
      Given Alice has:
        | card          | where             |
        | Runabout      | at "Excavation"   |
        | McKnight      | aboard "Runabout" |
        | Amanda Rogers | in hand           |
      And Bob has:
        | card                            | where   |
        | Rogue Borg Mercenaries [first]  | in hand |
        | Rogue Borg Mercenaries [second] | in hand |
      When Bob plays "Rogue Borg Mercenaries" [first] on "Runabout"
      And Alice responds with "Amanda Rogers"
      Then that is legal
