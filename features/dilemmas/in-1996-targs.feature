Feature: Targs before dilemmas in 1996
  An animal is no exception.

  Background:
    Given the spaceline:
      | mission           |
      | Khitomer Research |
      | Risa Shore Leave  |

  @ruling=faq96-363-targ-06
  Rule: A Targ strengthens the four at the Malfunctioning Door without being one of them

    Background:
      Given Alice has:
        | card   | where                  |
        | B'iJik | on "Khitomer Research" |
        | Kurak  | on "Khitomer Research" |
        | Vagh   | on "Khitomer Research" |
      And Bob has:
        | card                | where                     |
        | Malfunctioning Door | under "Khitomer Research" |

    Example: four Klingons of STRENGTH 6 lift, and the Targ looks on
      Given Alice has:
        | card   | where                  |
        | Koroth | on "Khitomer Research" |
        | Targ   | on "Khitomer Research" |
      When Alice attempts "Khitomer Research"
      Then "Malfunctioning Door" has been overcome
      And "B'iJik", "Kurak", "Vagh", "Koroth" and "Targ" are still not stopped

    Example: a fifth Klingon in place of the Targ does not help, for four may lift and no more
      Given Alice has:
        | card   | where                  |
        | Koroth | on "Khitomer Research" |
        | Torin  | on "Khitomer Research" |
      When Alice attempts "Khitomer Research"
      Then "Malfunctioning Door" has not been overcome
      And "B'iJik", "Kurak", "Vagh", "Koroth" and "Torin" are now stopped
      And nothing else has changed

  @ruling=faq96-363-targ-07
  Rule: A Targ is open to every dilemma, and to Jamaharon

    @part=love-interests
    Example: he runs off with another Targ
      Given Alice has:
        | card | where                  |
        | Targ | on "Khitomer Research" |
        | Klag | on "Khitomer Research" |
      And Bob has:
        | card                 | where                     |
        | Male's Love Interest | under "Khitomer Research" |
      When Alice attempts "Khitomer Research"
      And chance chooses "Targ" from "Targ" and "Klag"
      Then "Targ" is now on "Risa Shore Leave"
      And "Klag" is still on "Khitomer Research"
      And "Male's Love Interest" is now in Bob's discard pile
      And nothing else has changed

    @part=jamaharon
    Example: he spends a holiday on Risa
      Given Alice has:
        | card | where                  |
        | Targ | on "Khitomer Research" |
      And Bob has:
        | card      | where   |
        | Jamaharon | in hand |
      When Bob plays "Jamaharon" on "Targ"
      Then "Targ" is now on "Risa Shore Leave"
      And "Jamaharon" is now in Bob's discard pile
      And nothing else has changed

    @part=other-dilemmas
    Example: Armus kills him as he would kill anybody
      Given Alice has:
        | card | where                  |
        | Targ | on "Khitomer Research" |
        | Klag | on "Khitomer Research" |
      And Bob has:
        | card                 | where                     |
        | Armus - Skin of Evil | under "Khitomer Research" |
      When Alice attempts "Khitomer Research"
      And chance chooses "Targ" from "Targ" and "Klag"
      Then "Targ" has been killed
      And "Targ" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-363-targ-08
  Rule: A Targ may be hit by Parallel Romance together with a person

    @frame=open
    Example: Doctor Crusher takes the time to care for the Targ
      Given Alice has:
        | card                       | where                  |
        | Treaty: Federation/Klingon | on the table           |
        | Targ                       | on "Khitomer Research" |
        | Beverly Crusher            | on "Khitomer Research" |
      And Bob has:
        | card             | where                     |
        | Parallel Romance | under "Khitomer Research" |
      When Alice attempts "Khitomer Research"
      Then "Targ" and "Beverly Crusher" are now stopped
