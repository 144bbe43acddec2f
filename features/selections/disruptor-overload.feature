Feature: Disruptor Overload
  One piece of equipment is destroyed where the card is played.

  @ruling=1eD-disruptor-overload-02
  Rule: The equipment that is destroyed is drawn at random from what is there

    @question=struck-out-words-of-disruptor-overload @part=equipment
    Example: of two pieces that the Away Team carries one is drawn, and what is aboard is safe
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where             |
        | Runabout    | at "Excavation"   |
        | Medical Kit | aboard "Runabout" |
        | Worf        | on "Excavation"   |
        | Tricorder   | on "Excavation"   |
        | Hypospray   | on "Excavation"   |
      And Bob has:
        | card               | where   |
        | Disruptor Overload | in hand |
      When Bob plays "Disruptor Overload" on "Excavation"
      And chance chooses "Tricorder" from "Tricorder" and "Hypospray"
      Then "Tricorder" has been destroyed
      And "Tricorder" is now in Alice's discard pile
      And "Disruptor Overload" is now in Bob's discard pile
      And nothing else has changed

    @part=used-as-equipment
    Example: an artifact that is used as equipment is in the draw
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                 | where             |
        | Runabout             | at "Excavation"   |
        | Worf                 | aboard "Runabout" |
        | Tricorder            | aboard "Runabout" |
        | Interphase Generator | aboard "Runabout" |
      And Bob has:
        | card               | where   |
        | Disruptor Overload | in hand |
      When Bob plays "Disruptor Overload" on "Runabout"
      And chance chooses "Interphase Generator" from "Tricorder" and "Interphase Generator"
      Then "Interphase Generator" has been destroyed
      And "Interphase Generator" is now in Alice's discard pile
      And "Disruptor Overload" is now in Bob's discard pile
      And nothing else has changed

    @reading=struck-out-words-of-disruptor-overload/earlier
    Example: of three pieces at the location one is drawn, and what is aboard is not safe
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where             |
        | Runabout    | at "Excavation"   |
        | Medical Kit | aboard "Runabout" |
        | Worf        | on "Excavation"   |
        | Tricorder   | on "Excavation"   |
        | Hypospray   | on "Excavation"   |
      And Bob has:
        | card               | where   |
        | Disruptor Overload | in hand |
      When Bob plays "Disruptor Overload" on "Excavation"
      And chance chooses "Medical Kit" from "Medical Kit", "Tricorder" and "Hypospray"
      Then "Medical Kit" has been destroyed
      And "Tricorder" and "Hypospray" are still on "Excavation"
